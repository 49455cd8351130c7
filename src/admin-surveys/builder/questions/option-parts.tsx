import { Fragment } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button, TextControl } from '@wordpress/components';
import { closeSmall, plus } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { Question } from '../../../types';
import { rulesOf } from '../../../domain/question-types';
import { canRemoveOption, MAX_LABEL, minOptions, optionLabel } from '../../../domain/draft/options';
import { formatNumber } from '../../../shared/format/numbers';
import { REFUSED, useRefusal } from '../state/refusals';
import { useBuilder } from '../state/store';
import { MODERN } from '../ui/controls';
import { FieldError } from '../ui/field-error';
import { Grip } from './grip';
import { mostOptions } from './most';
import { SortableList, useSortable } from '../sorting/sortable-list';
import { PasteList } from './paste-list';
import { ADD_OPTION_ID, optionFieldId } from './use-options';
import type { Options } from './use-options';
import './options.scss';

const nameOfOption = ( place: number ) =>
	sprintf(
		/* translators: %d: number of the option. */
		__( 'Option %d', 'userfeedback' ),
		place
	);

/** Text of one option: Enter adds the next, Backspace in an empty one removes it. */
function OptionField( { question, options, at, onChange }: OptionRowProps & { onChange: ( text: string ) => void } ) {
	const value = optionLabel( options.options[ at ] ?? '' );
	const empty = value.trim() === '' && options.isWrong( at );
	const refused = useRefusal( REFUSED.option( question.id, at ), question.config );
	const bad = empty || refused !== '';
	const errorId = `${ optionFieldId( at ) }-error`;
	function onKeyDown( event: KeyboardEvent< HTMLInputElement > ) {
		if ( event.nativeEvent.isComposing ) {
			return;
		}
		if ( event.key === 'Enter' ) {
			event.preventDefault();
			options.add( at );
		} else if ( event.key === 'Backspace' && value === '' && canRemoveOption( question ) ) {
			event.preventDefault();
			options.remove( at );
		}
	}
	return (
		<div className={ bad ? 'ufb-opt__field is-wrong' : 'ufb-opt__field' }>
			<TextControl
				{ ...MODERN }
				id={ optionFieldId( at ) }
				label={ nameOfOption( at + 1 ) }
				hideLabelFromVision
				placeholder={ nameOfOption( at + 1 ) }
				dir="auto"
				value={ value }
				maxLength={ MAX_LABEL }
				aria-invalid={ bad ? true : undefined }
				aria-describedby={ refused === '' ? undefined : errorId }
				onChange={ onChange }
				onFocus={ () => options.enter( at ) }
				onBlur={ () => options.leave( at ) }
				onKeyDown={ onKeyDown }
			/>
			{ refused !== '' && <FieldError id={ errorId } text={ refused } /> }
		</div>
	);
}

function RemoveOption( { options, at, disabled = false }: { options: Options; at: number; disabled?: boolean } ) {
	return (
		<Button
			size="compact"
			icon={ closeSmall }
			label={ sprintf(
				/* translators: %d: number of the option. */
				__( 'Remove option %d', 'userfeedback' ),
				at + 1
			) }
			accessibleWhenDisabled
			disabled={ disabled }
			onClick={ () => options.remove( at ) }
		/>
	);
}

function AddOption( { options }: { options: Options } ) {
	return (
		<Button
			id={ ADD_OPTION_ID }
			__next40pxDefaultSize
			variant="tertiary"
			icon={ plus }
			className="ufb-opts__add"
			onClick={ () => options.add() }
		>
			{ __( 'Add Option', 'userfeedback' ) }
		</Button>
	);
}

/** What the row of one option gets. */
export interface OptionRowProps {
	id: string;
	/** 0-based. */
	at: number;
	question: Question;
	options: Options;
}

/**
 * One option: handle, text, removal, and what its type adds.
 *
 * @param props        What the list gives each row.
 * @param props.above  A picture over the line.
 * @param props.lead   A button in front of the text.
 * @param props.onText Takes the new text.
 */
export function OptionRow( {
	above,
	lead,
	onText,
	...row
}: OptionRowProps & {
	above?: ReactNode;
	lead?: ReactNode;
	onText: ( text: string ) => void;
} ) {
	const { id, at } = row;
	const { row: setRow, handle, lifted } = useSortable( id );
	const name = above ? 'ufb-image' : 'ufb-opt';
	const line = (
		<>
			<Grip
				{ ...handle }
				label={ sprintf(
					/* translators: %d: number of the option. */
					__( 'Move option %d', 'userfeedback' ),
					at + 1
				) }
			/>
			{ lead }
			<OptionField { ...row } onChange={ onText } />
			<Removal { ...row } />
		</>
	);
	return (
		<li ref={ setRow } className={ lifted ? `${ name } is-lifted` : name }>
			{ above }
			{ above ? <div className="ufb-image__row">{ line }</div> : line }
		</li>
	);
}

/** Of texts any may go while enough are left; of pictures those beyond the minimum (QST-27). */
function Removal( { question, options, at }: OptionRowProps ) {
	if ( rulesOf( question.type ).options === 'text' ) {
		return <RemoveOption options={ options } at={ at } disabled={ ! canRemoveOption( question ) } />;
	}
	return at >= minOptions( question.type ) ? (
		<RemoveOption options={ options } at={ at } />
	) : (
		<span className="ufb-gap" />
	);
}

interface ListProps {
	question: Question;
	options: Options;
	wrong: boolean;
	/** The rows stand beside each other. */
	grid?: boolean;
	/** Below the list. */
	help?: ReactNode;
	/** Draws one row. */
	children: ( row: OptionRowProps ) => ReactNode;
}

/** 'Options', 'n of 5', the sortable list, its error, Add Option (QST-17, QST-18). */
export function OptionList( { question, options, wrong, grid = false, help, children }: ListProps ) {
	const locked = useBuilder( ( state ) => state.locked );
	const count = options.options.length;
	const most = mostOptions( question.type );
	return (
		<fieldset className="ufb-opts" disabled={ locked }>
			<legend>
				{ question.type === 'matrix' ? __( 'Columns', 'userfeedback' ) : __( 'Options', 'userfeedback' ) }
				<span>
					{ count > most
						? sprintf(
								/* translators: 1: number of options, 2: the most there can be. */
								__( '%1$d, at most %2$d for new ones', 'userfeedback' ),
								count,
								most
							)
						: sprintf(
								/* translators: 1: number of options, 2: the most there can be. */
								__( '%1$d of %2$d', 'userfeedback' ),
								count,
								most
							) }
				</span>
			</legend>
			<SortableList ids={ options.ids } nameOf={ nameOfOption } onMove={ options.move } grid={ grid }>
				<ul className={ grid ? 'ufb-images' : undefined }>
					{ options.ids.map( ( id, at ) => (
						<Fragment key={ id }>{ children( { id, at, question, options } ) }</Fragment>
					) ) }
				</ul>
				{ help }
			</SortableList>
			{ /* The error stands beside the button, so that it moves nothing. */ }
			<div className="ufb-opts__foot">
				{ count < most ? (
					<AddOption options={ options } />
				) : (
					<p className="ufb-help">
						{ most > 5
							? sprintf(
									/* translators: %s: the most options there can be. */
									__( '%s is the maximum.', 'userfeedback' ),
									formatNumber( most )
								)
							: __( 'Five options is the maximum.', 'userfeedback' ) }
					</p>
				) }
				{ rulesOf( question.type ).options === 'text' && <PasteList question={ question } /> }
				{ wrong && <FieldError text={ __( 'Options are required.', 'userfeedback' ) } /> }
			</div>
		</fieldset>
	);
}
