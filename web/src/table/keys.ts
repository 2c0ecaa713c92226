/** What the keys of a table do, wherever the focus is. */
export interface KeyActions {
  rotate(step: number): void;
  confirm(): void;
  cancel(): void;
  undo(): void;
  endTurn(): void;
  toBoard(): void;
  why(): void;
  toAsk(): void;
  help(): void;
}

/** Carry out a key; false where it means nothing here. */
export function pressed(event: KeyboardEvent, actions: KeyActions): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target as Element | null;
  if (target?.closest('input, select, textarea, dialog')) return false;
  const onButton = target?.closest('button, a, summary, [role="button"], [role="tab"]') ?? null;
  switch (event.key) {
    case 'r':
    case 'R':
      actions.rotate(event.shiftKey ? -1 : 1);
      return true;
    case 'Enter':
      if (onButton) return false;
      actions.confirm();
      return true;
    case 'Escape':
      actions.cancel();
      return true;
    case 'u':
    case 'U':
      actions.undo();
      return true;
    case 'e':
    case 'E':
      actions.endTurn();
      return true;
    case 'b':
    case 'B':
      actions.toBoard();
      return true;
    case 'w':
    case 'W':
      actions.why();
      return true;
    case 'a':
    case 'A':
      actions.toAsk();
      return true;
    case '?':
      actions.help();
      return true;
    default:
      return false;
  }
}
