import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.TILEWRIGHT_SERVER ?? 'http://127.0.0.1:8000';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { '@locale': here('../src/tilewright/locale') },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/tilewright/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files: the page's policy allows no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
});
