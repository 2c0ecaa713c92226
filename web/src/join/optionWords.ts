/** An option as it was chosen, in words. */
import { listOf, sizeOf, written, type Value } from '../start/options';
import { t, texts } from '../texts/texts.svelte';

export function optionWords(name: string, value: Value): string {
  const size = sizeOf(value);
  if (size) return t('web-size-of', { ...size });
  if (Array.isArray(value)) return texts.names(listOf(value).map((one) => t(`option-${name}-${one}`)));
  return t(`option-${name}-${written(value)}`);
}
