import { Button, TextControl, TextareaControl } from '@wordpress/components';
import { closeSmall, plus } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { Ending } from '../../../../types';
import { MAX_ENDINGS, newEnding, withEndings } from '../../../../domain/draft/paths';
import { seekFocus } from '../../../../shared/lib/seek-focus';
import { AFTER, AnswerButton, useAskingText } from '../../questions/asking-text';
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
						<EndingField
							name="title"
							{ ...{ ending, at, locked } }
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
					<EndingField
						name="text"
						{ ...{ ending, at, locked } }
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
				onClick={ () => {
					put( [ ...endings, newEnding() ] );
					seekFocus( `.ufb-ending-title-${ endings.length } input` );
				} }
			>
				{ __( 'Add Ending', 'userfeedback' ) }
			</Button>
		</section>
	);
}

interface FieldProps {
	name: 'title' | 'text';
	ending: Ending;
	/** Its place. */
	at: number;
	locked: boolean;
	onChange: ( text: string ) => void;
}

/** Title or text of an ending, in which answers can stand. */
function EndingField( { name, ending, at, locked, onChange }: FieldProps ) {
	const asking = useAskingText( ending[ name ], onChange );
	const field = `ufb-ending-${ name }-${ at }`;
	const shared = { ...asking, dir: 'auto', disabled: locked };
	return (
		<div className={ `ufb-ending__field ${ field }` }>
			{ name === 'title' ? (
				<TextControl { ...MODERN } label={ __( 'Title', 'userfeedback' ) } maxLength={ 500 } { ...shared } />
			) : (
				<TextareaControl
					{ ...FLAT }
					label={ __( 'Text', 'userfeedback' ) }
					rows={ 2 }
					maxLength={ 2000 }
					{ ...shared }
				/>
			) }
			<AnswerButton
				id={ AFTER }
				label={
					name === 'title'
						? sprintf(
								/* translators: %d: number of the ending. */
								__( 'Insert an answer into the title of ending %d', 'userfeedback' ),
								at + 1
							)
						: sprintf(
								/* translators: %d: number of the ending. */
								__( 'Insert an answer into the text of ending %d', 'userfeedback' ),
								at + 1
							)
				}
				field={ field }
				text={ asking.value }
				onChange={ asking.onChange }
			/>
		</div>
	);
}
