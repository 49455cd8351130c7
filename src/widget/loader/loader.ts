/** The loader of most pages: no survey there asks about the visitor. */
import { load } from './load';

load();
