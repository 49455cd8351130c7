/** The loader of pages with a survey that has rules about the visitor (TGT-14 to TGT-17). */
import { rulesAllow } from '../../domain/page-rules';
import { load } from './load';

load( rulesAllow );
