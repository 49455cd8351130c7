import { mount } from '../shared/app/mount';
import { App } from './app';

mount( <App /> );
