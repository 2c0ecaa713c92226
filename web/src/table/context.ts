/** What every part of the table reads: the store, the pictures, what is about to be chosen. */
import { getContext, setContext } from 'svelte';
import type { Choosing } from './choosing.svelte';
import type { Pictures } from './pictures.svelte';
import type { TableStore } from './store.svelte';

export interface TableContext {
  store: TableStore;
  pictures: Pictures;
  choosing: Choosing;
  showRule: (rule: string) => void;
}

const KEY = Symbol('table');

export const setTable = (table: TableContext) => setContext(KEY, table);
export const getTable = () => getContext<TableContext>(KEY);
