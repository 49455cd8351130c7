import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { Button, Dropdown } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { sidesHorizontal } from '@wordpress/icons';
import type { Filter } from '../../../domain/filter';
import type { ComparisonKind, DateRange } from '../../../types';
import { formatRange } from '../../../shared/format/dates';
import { NO_COMPARE } from '../use-compare';
import type { Compare } from '../use-compare';
import type { Subject } from './editor';
import { FilterTools } from './filter-tools';
import './compare-tools.scss';

interface Props extends Subject {
	compare: Compare;
	/** The range before this one, null while it is not known. */
	before: DateRange | null;
	onCompare: ( compare: Compare, first?: Filter ) => void;
}

/** Who stands beside the responses of the bar. */
export function CompareTools( { compare, before, onCompare, ...subject }: Props ) {
	const { kind } = compare;
	return (
		<>
			{ kind !== null && (
				<>
					<span className="uf-compare__against">{ __( 'against', 'userfeedback' ) }</span>
					<GroupLetter group="b" />
				</>
			) }
			{ kind === 'people' && (
				<FilterTools
					{ ...subject }
					filter={ compare.filter }
					addLabel={ __( 'Add filter to B', 'userfeedback' ) }
					onFilter={ ( filter ) => onCompare( { ...compare, filter, apart: '' } ) }
				/>
			) }
			<Dropdown
				popoverProps={ { placement: 'bottom-start', offset: 4 } }
				contentClassName="uf-filter-popover"
				focusOnMount="firstElement"
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						size="compact"
						variant="tertiary"
						icon={ sidesHorizontal }
						aria-expanded={ isOpen }
						aria-haspopup="dialog"
						onClick={ onToggle }
					>
						{ kind === null || kind === 'people'
							? __( 'Compare', 'userfeedback' )
							: kindName( kind, before, compare ) }
					</Button>
				) }
				renderContent={ ( { onClose } ) => (
					<Choice
						compare={ compare }
						before={ before }
						onCancel={ onClose }
						onApply={ ( next ) => {
							onCompare( next );
							onClose();
						} }
					/>
				) }
			/>
			{ kind === 'people' && (
				<Button
					size="compact"
					variant="tertiary"
					onClick={ () => onCompare( { ...compare, filter: subject.filter, apart: '' }, compare.filter ) }
				>
					{ __( 'Swap A and B', 'userfeedback' ) }
				</Button>
			) }
			{ kind !== null && (
				<Button size="compact" variant="tertiary" onClick={ () => onCompare( NO_COMPARE ) }>
					{ __( 'Stop comparing', 'userfeedback' ) }
				</Button>
			) }
		</>
	);
}

/** A or B, as in every panel. */
export function GroupLetter( { group }: { group: 'a' | 'b' } ) {
	return <b className={ `uf-letter is-${ group }` }>{ group.toUpperCase() }</b>;
}

function kindName( kind: ComparisonKind | 'none', before: DateRange | null, { from, to }: Compare ): string {
	switch ( kind ) {
		case 'previous':
			return before
				? sprintf(
						/* translators: %s: days */
						__( 'The period before: %s', 'userfeedback' ),
						formatRange( before.start, before.end )
					)
				: __( 'The period before', 'userfeedback' );
		case 'year':
			return __( 'The same days last year', 'userfeedback' );
		case 'dates':
			return from !== '' && to !== '' ? formatRange( from, to ) : __( 'Other dates…', 'userfeedback' );
		case 'people':
			return __( 'Other people: second filter', 'userfeedback' );
		default:
			return __( 'Nothing', 'userfeedback' );
	}
}

function Choice( {
	compare,
	before,
	onApply,
	onCancel,
}: Pick< Props, 'compare' | 'before' > & { onApply: ( compare: Compare ) => void; onCancel: () => void } ) {
	const [ kind, setKind ] = useState< ComparisonKind | 'none' >( compare.kind ?? 'none' );
	const [ days, setDays ] = useState( { from: compare.from, to: compare.to } );
	const problem = useId();
	const wrong = kind === 'dates' && ! ( days.from !== '' && days.to !== '' && days.from <= days.to );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! wrong ) {
			onApply( kind === 'none' ? NO_COMPARE : { ...compare, ...days, kind, apart: '' } );
		}
	};
	const kinds: ( ComparisonKind | 'none' )[] = [ 'none', 'previous', 'year', 'dates', 'people' ];
	const field = ( end: 'from' | 'to', label: string ) => (
		<div>
			<label htmlFor={ problem + end }>{ label }</label>
			<input
				type="date"
				id={ problem + end }
				value={ days[ end ] }
				aria-describedby={ wrong ? problem : undefined }
				onChange={ ( event ) => setDays( { ...days, [ end ]: event.target.value } ) }
			/>
		</div>
	);
	return (
		<form className="uf-filter-form" onSubmit={ submit }>
			<h2 className="uf-filter-popover__head">{ __( 'Compare with', 'userfeedback' ) }</h2>
			<div className="uf-filter-form__body">
				{ kinds.map( ( value ) => (
					<div key={ value }>
						<input
							type="radio"
							name={ problem + 'kind' }
							id={ problem + value }
							checked={ kind === value }
							onChange={ () => setKind( value ) }
						/>
						<label htmlFor={ problem + value }>{ kindName( value, before, NO_COMPARE ) }</label>
					</div>
				) ) }
				{ kind === 'dates' && (
					<div className="uf-filter-form__pair">
						{ field( 'from', __( 'From', 'userfeedback' ) ) }
						{ field( 'to', __( 'To', 'userfeedback' ) ) }
					</div>
				) }
				{ kind === 'people' && (
					<p className="uf-note">
						{ __(
							'The bar then takes a filter for B. Where a response is in both groups, differences are left out.',
							'userfeedback'
						) }
					</p>
				) }
				<p id={ problem } className="uf-filter-form__problem" role="alert">
					{ wrong && days.from !== '' && days.to !== ''
						? __( 'The end of a range cannot be before its start.', 'userfeedback' )
						: '' }
				</p>
			</div>
			<div className="uf-filter-form__foot">
				<span className="uf-filter-form__count" />
				<Button size="compact" variant="tertiary" onClick={ onCancel }>
					{ __( 'Cancel', 'userfeedback' ) }
				</Button>
				<Button size="compact" variant="primary" type="submit" aria-disabled={ wrong }>
					{ __( 'Apply', 'userfeedback' ) }
				</Button>
			</div>
		</form>
	);
}
