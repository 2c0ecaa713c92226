/** Notices that a connection has died without a word: a Wi-Fi that went away, a laptop that slept. */

const QUIET = 15_000;
const ANSWER = 5_000;

export class Watch {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = false;
  private awake = false;

  /** `ask` sends a question to which there must be an answer, `lost` gives the connection up. */
  constructor(
    private readonly ask: () => void,
    private readonly lost: () => void,
  ) {
    window.addEventListener('online', this.doubt);
    document.addEventListener('visibilitychange', this.doubt);
  }

  /** Something has come, whatever it was. */
  heard(): void {
    this.awake = true;
    this.asked = false;
    this.start(QUIET);
  }

  /** There is no connection to watch. */
  rest(): void {
    this.awake = false;
    clearTimeout(this.timer);
  }

  end(): void {
    this.rest();
    window.removeEventListener('online', this.doubt);
    document.removeEventListener('visibilitychange', this.doubt);
  }

  /** The network or the page is back: what was before may be gone, so it is asked at once. */
  private readonly doubt = (): void => {
    if (this.awake && !this.asked && document.visibilityState === 'visible') this.question();
  };

  private question(): void {
    this.asked = true;
    this.ask();
    this.start(ANSWER);
  }

  private start(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.asked ? this.lost() : this.question()), delay);
  }
}
