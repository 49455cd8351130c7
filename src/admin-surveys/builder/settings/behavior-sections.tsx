import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { boot } from '../../../shared/app/boot';
import { Section } from '../ui/card';

/** SET-13. */
export const timingChoices = () =>
	boot().triggers.map( ( { key, label } ) => ( {
		value: key,
		label,
		...( key === 'before_abandon'
			? { info: __( 'Desktop only: when the pointer moves toward the top of the window.', 'userfeedback' ) }
			: {} ),
	} ) );

/** SET-15. */
export const lengthChoices = () => [
	{
		value: 'until_response' as const,
		label: __( 'Until they respond', 'userfeedback' ),
	},
	{
		value: 'once' as const,
		label: __( 'Once', 'userfeedback' ),
		info: __( 'Not again, even if they close it without an answer.', 'userfeedback' ),
	},
	{
		value: 'repeatedly' as const,
		label: __( 'On every visit', 'userfeedback' ),
		info: __( 'Also after they have responded.', 'userfeedback' ),
	},
];

/** SET-16. */
export const runChoices = () => [
	{ value: 'indefinitely' as const, label: __( 'Indefinitely', 'userfeedback' ) },
	{ value: 'expire' as const, label: __( 'Until a date', 'userfeedback' ) },
];

export const startLabel = () => __( 'Show only the button until a visitor opens it', 'userfeedback' );

type Props = Record< 'timing' | 'length' | 'run' | 'minimized', ReactNode >;

/** The four parts of Behavior, open or locked. */
export function BehaviorSections( { timing, length, run, minimized }: Props ) {
	return (
		<>
			<Section id="timing" title={ __( 'Timing', 'userfeedback' ) }>
				{ timing }
			</Section>
			<Section id="length" title={ __( 'Display Length', 'userfeedback' ) }>
				{ length }
			</Section>
			<Section id="run" title={ __( 'Run Time', 'userfeedback' ) }>
				{ run }
			</Section>
			<Section id="minimized" title={ __( 'Start Minimized', 'userfeedback' ) }>
				{ minimized }
			</Section>
		</>
	);
}
