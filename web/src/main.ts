import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { settings } from './settings/settings.svelte';
import { texts } from './texts/texts.svelte';

const target = document.getElementById('app');
if (target) {
  await texts.use(settings.language);
  mount(App, { target });
}
