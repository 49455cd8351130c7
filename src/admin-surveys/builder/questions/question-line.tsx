import { memo } from 'react';
import { Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { QuestionType } from '../../../types';
import { formatNumber } from '../../../shared/format/numbers';
import { typeName } from '../../../shared/registry/question-types';
import { editorOf } from '../question-types';
import { branch, fault } from '../ui/icons';
import { Grip } from './grip';
import { useHandle } from './sortable-list';

interface Props {
	id: string;
	/** 1-based. */
	number: number;
	type: QuestionType;
	title: string;
	required: boolean;
	/** "Shown if Q1 is less than 4", or ''. */
	logic: string;
	/** Further conditions. */
	more: number;
	/** What is wrong with it, or ''. */
	errors: string;
	selected: boolean;
	locked: boolean;
	onSelect: ( id: string ) => void;
}

/**
 * A question's line in the list: handle, number, type, required, logic in words,
 * error marker (QST-03, QST-07). It takes plain values, so that typing in one
 * question draws one line again.
 */
export const QuestionLine = memo( function QuestionLine( {
	id,
	number,
	type,
	title,
	required,
	logic,
	more,
	errors,
	selected,
	locked,
	onSelect,
}: Props ) {
	const handle = useHandle( id, locked );
	const state = [ 'ufb-line', selected && 'is-selected', errors !== '' && 'is-wrong', handle.lifted && 'is-lifted' ];
	return (
		<li ref={ handle.setRow } style={ handle.style } className={ state.filter( Boolean ).join( ' ' ) }>
			{ ! locked && (
				<Grip
					handle={ handle }
					label={ sprintf(
						/* translators: %d: number of the question. */
						__( 'Move question %d', 'userfeedback' ),
						number
					) }
				/>
			) }
			<LineButton
				id={ id }
				number={ number }
				type={ type }
				title={ title }
				required={ required }
				logic={ logic }
				more={ more }
				errors={ errors }
				selected={ selected }
				onSelect={ onSelect }
			/>
		</li>
	);
} );

/** What a line says. While something is dragged, all lines move and none says anything else. */
const LineButton = memo( function LineButton( {
	id,
	number,
	type,
	title,
	required,
	logic,
	more,
	errors,
	selected,
	onSelect,
}: Omit< Props, 'locked' > ) {
	return (
		<button
			type="button"
			className="ufb-line__main"
			data-question={ id }
			aria-current={ selected ? 'true' : undefined }
			onClick={ () => onSelect( id ) }
		>
			<span className="ufb-line__icon">
				<Icon icon={ editorOf( type ).icon } size={ 24 } />
			</span>
			<span className="ufb-line__text">
				<span className="ufb-line__title">
					<span>{ number }.</span>{ ' ' }
					{ title === '' ? <em>{ __( 'Untitled question', 'userfeedback' ) }</em> : <bdi>{ title }</bdi> }
				</span>
				<span className="ufb-line__meta">
					{ typeName( type ) }
					{ required && ` · ${ __( 'Required', 'userfeedback' ) }` }
				</span>
				{ logic !== '' && (
					<span className="ufb-line__logic">
						<Icon icon={ branch } size={ 16 } />
						<bdi title={ logic }>{ logic }</bdi>
						{ more > 0 && <span>{ `+${ formatNumber( more ) }` }</span> }
					</span>
				) }
			</span>
			{ errors !== '' && (
				<span className="ufb-line__fault">
					<Icon icon={ fault } size={ 20 } />
					<span className="screen-reader-text">{ errors }</span>
				</span>
			) }
		</button>
	);
} );
