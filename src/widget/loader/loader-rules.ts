/** The loader of pages with a survey that has rules about the visitor (TGT-14 to TGT-17, TGT-24). */
import { rulesAllow } from '../../domain/page-rules';
import { load } from './load';
import { askWhoLooks } from './who-looks';

load( rulesAllow, askWhoLooks );
