import { memo } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@wordpress/components';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import { INTRO, THANK_YOU, useBuilder } from '../state/store';
import { WidgetFrame } from '../ui/widget-frame';

/** The open question as visitors see it, while it is written. */
export const PreviewPane = memo( function PreviewPane( { toggle }: { toggle: ReactNode } ) {
	const order = useBuilder( ( state ) => state.draft.questions.map( ( { id } ) => id ).join( ' ' ) );
	const selected = useBuilder( ( state ) => state.selected );
	const select = useBuilder( ( state ) => state.select );
	const ids = order.split( ' ' ).filter( Boolean );
	const thanks = selected === THANK_YOU;
	const hasIntro = useBuilder( ( state ) => Boolean( state.draft.settings.presentation?.intro ) );
	const intro = selected === INTRO && hasIntro;
	const index = intro ? -1 : thanks ? ids.length : Math.max( 0, ids.indexOf( selected ?? '' ) );
	const go = ( to: number ) => select( to < 0 ? INTRO : ( ids[ to ] ?? THANK_YOU ) );
	return (
		<aside className="ufb-panes__preview" aria-label={ __( 'Live preview', 'userfeedback' ) }>
			<div className="ufb-panehead">
				{ toggle }
				<span className="ufb-panehead__hint">{ __( 'What visitors see', 'userfeedback' ) }</span>
			</div>
			<div className="ufb-stage">
				<WidgetFrame className="ufb-stage__frame" index={ index } onIndexChange={ go } filling />
				<div className="ufb-pager uf-flip">
					<Button
						size="compact"
						icon={ chevronLeft }
						label={ __( 'Previous question', 'userfeedback' ) }
						accessibleWhenDisabled
						disabled={ index === ( hasIntro ? -1 : 0 ) }
						onClick={ () => go( index - 1 ) }
					/>
					<span>
						{ intro && __( 'Intro', 'userfeedback' ) }
						{ thanks
							? __( 'Thank-you message', 'userfeedback' )
							: ! intro &&
								sprintf(
									/* translators: 1: number of the question, 2: number of questions. */
									__( 'Question %1$d of %2$d', 'userfeedback' ),
									index + 1,
									ids.length
								) }
					</span>
					<Button
						size="compact"
						icon={ chevronRight }
						label={ __( 'Next question', 'userfeedback' ) }
						accessibleWhenDisabled
						disabled={ thanks }
						onClick={ () => go( index + 1 ) }
					/>
				</div>
			</div>
		</aside>
	);
} );
