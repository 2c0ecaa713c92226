/** What every part of the table reads: the store, the pictures, what is about to be chosen. */
import { getContext, setContext } from 'svelte';
import type { Choosing } from './choosing.svelte';
import type { Motion } from './motion/motion.svelte';
import type { Pictures } from './pictures.svelte';
import type { TableStore } from './store.svelte';

export interface TableContext {
  store: TableStore;
  pictures: Pictures;
  choosing: Choosing;
  motion: Motion;
  showRule: (rule: string) => void;
}

const KEY = Symbol('table');
const PICTURES = Symbol('pictures');

/** For parts that only draw, and are at home on the start page too. */
export const setPictures = (pictures: Pictures) => setContext(PICTURES, pictures);
export const getPictures = () => getContext<Pictures>(PICTURES);

export function setTable(table: TableContext): void {
  setContext(KEY, table);
  setPictures(table.pictures);
}

export const getTable = () => getContext<TableContext>(KEY);
/** Where there is no table, nothing moves. */
export const getMotion = () => getContext<TableContext | undefined>(KEY)?.motion;
