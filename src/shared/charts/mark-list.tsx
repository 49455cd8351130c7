import { __ } from '@wordpress/i18n';
import type { TextMark } from './marks';

/** What the letters above a chart mean. */
export function MarkList( { marks }: { marks: readonly TextMark[] | undefined } ) {
	return marks?.length ? (
		<ul className="uf-marks" aria-label={ __( 'What happened', 'userfeedback' ) }>
			{ marks.map( ( { letter, text } ) => (
				<li key={ letter }>
					<b>{ letter }</b> { text }
				</li>
			) ) }
		</ul>
	) : null;
}
