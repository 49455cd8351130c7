import { Button, TextControl, TextareaControl } from '@wordpress/components';
import { closeSmall, plus } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { Ending } from '../../../../types';
import { MAX_ENDINGS, newEnding, withEndings } from '../../../../domain/draft/paths';
import { seekFocus } from '../../../../shared/lib/seek-focus';
import { useBuilder } from '../../state/store';
import { FLAT, MODERN } from '../../ui/controls';
import './paths.scss';

const NONE: Ending[] = [];

/** Endings that jumps lead to, in the place of the message (docs/paths.md). */
export function Endings() {
	const endings = useBuilder( ( state ) => state.draft.settings.thank_you.endings ) ?? NONE;
	const edit = useBuilder( ( state ) => state.edit );
	const locked = useBuilder( ( state ) => state.locked );
	const put = ( next: Ending[] ) => edit( ( draft ) => withEndings( draft, next ), { key: 'endings' } );
	const change = ( at: number, part: Partial< Ending > ) =>
		put( endings.map( ( old, place ) => ( place === at ? { ...old, ...part } : old ) ) );
	return (
		<section className="ufb-path" aria-labelledby="ufb-endings">
			<div className="ufb-path__head">
				<h3 id="ufb-endings">{ __( 'Other endings', 'userfeedback' ) }</h3>
			</div>
			<p className="ufb-help">{ __( 'A jump in the Logic tab of a question leads to them.', 'userfeedback' ) }</p>
			{ endings.map( ( ending, at ) => (
				<div
					key={ ending.id }
					className="ufb-logic ufb-ending"
					role="group"
					aria-label={ sprintf(
						/* translators: %d: number of the ending. */
						__( 'Ending %d', 'userfeedback' ),
						at + 1
					) }
				>
					<div className="ufb-group__head">
						<TextControl
							{ ...MODERN }
							label={ __( 'Title', 'userfeedback' ) }
							dir="auto"
							maxLength={ 500 }
							disabled={ locked }
							value={ ending.title }
							onChange={ ( title ) => change( at, { title } ) }
						/>
						<Button
							size="compact"
							icon={ closeSmall }
							label={ sprintf(
								/* translators: %d: number of the ending. */
								__( 'Remove ending %d', 'userfeedback' ),
								at + 1
							) }
							accessibleWhenDisabled
							disabled={ locked }
							onClick={ () => {
								put( endings.filter( ( _, place ) => place !== at ) );
								seekFocus( '#ufb-ending-add' );
							} }
						/>
					</div>
					<TextareaControl
						{ ...FLAT }
						label={ __( 'Text', 'userfeedback' ) }
						rows={ 2 }
						dir="auto"
						maxLength={ 2000 }
						disabled={ locked }
						value={ ending.text }
						onChange={ ( text ) => change( at, { text } ) }
					/>
				</div>
			) ) }
			<Button
				__next40pxDefaultSize
				id="ufb-ending-add"
				variant="tertiary"
				icon={ plus }
				className="ufb-row__add"
				accessibleWhenDisabled
				disabled={ locked || endings.length >= MAX_ENDINGS }
				onClick={ () => put( [ ...endings, newEnding() ] ) }
			>
				{ __( 'Add Ending', 'userfeedback' ) }
			</Button>
		</section>
	);
}
