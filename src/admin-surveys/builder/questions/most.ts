import type { QuestionType } from '../../../types';
import { maxOptions } from '../../../domain/draft/options';
import { allows } from '../../../shared/lib/entitlements';

/** The most options of a question of this type on this site. */
export const mostOptions = ( type: QuestionType ): number => maxOptions( type, allows( 'question-settings' ) );
