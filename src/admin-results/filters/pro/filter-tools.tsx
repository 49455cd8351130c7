import { useState } from 'react';
import { Button, Dropdown, Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronRight, closeSmall, plus } from '@wordpress/icons';
import { isColumn, isEmptyFilter } from '../../../domain/filter';
import type { Filter } from '../../../domain/filter';
import { addonActive, allows } from '../../../shared/lib/entitlements';
import { chipsOf, chipText, columnName, COLUMN_CHIPS, fieldOf, MARK_CHIPS, markNames, without } from './chips';
import type { Chip, ChipId } from './chips';
import { Editor } from './editor';
import type { Subject } from './editor';
import { useFilterNames } from './filter-names';
import { SavedFilters } from './saved-filters';
import './filters.scss';

interface Props extends Subject {
	onFilter: ( filter: Filter ) => void;
	/** Whether there is something to clear beside the filter. */
	clearable?: boolean;
	onClear?: () => void;
	addLabel?: string;
	/** The questions are needed now. */
	onOpen?: () => void;
}

/** Chips of the filter and the way to another. */
export function FilterTools( { onFilter, clearable = false, onClear, onOpen, addLabel, ...subject }: Props ) {
	const names = useFilterNames( subject.filter );
	return (
		<>
			{ chipsOf( subject.filter, subject.questions, names ).map( ( chip ) => (
				<FilterChip
					key={ chip.id }
					{ ...subject }
					chip={ chip }
					onApply={ onFilter }
					onRemove={ () => onFilter( without( subject.filter, chip.id ) ) }
				/>
			) ) }
			<AddFilter { ...subject } label={ addLabel } onApply={ onFilter } onOpen={ () => onOpen?.() } />
			{ onClear && <SavedFilters { ...subject } names={ names } /> }
			{ onClear && ( clearable || ! isEmptyFilter( subject.filter ) ) && (
				<Button size="compact" variant="tertiary" onClick={ onClear }>
					{ __( 'Clear', 'userfeedback' ) }
				</Button>
			) }
		</>
	);
}

function FilterChip( {
	chip,
	onApply,
	onRemove,
	...subject
}: Subject & { chip: Chip; onApply: ( filter: Filter ) => void; onRemove: () => void } ) {
	const text = chipText( chip );
	return (
		<span className={ chip.gone ? 'uf-chip is-gone' : 'uf-chip' }>
			<Dropdown
				popoverProps={ { placement: 'bottom-start', offset: 4 } }
				contentClassName="uf-filter-popover"
				focusOnMount="firstElement"
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						className="uf-chip__text"
						size="small"
						aria-expanded={ isOpen }
						aria-haspopup="dialog"
						onClick={ onToggle }
					>
						{ chip.label }:&nbsp;<strong>{ chip.value }</strong>
					</Button>
				) }
				renderContent={ ( { onClose } ) => (
					<>
						<h2 className="uf-filter-popover__head">{ kindName( chip.id ) }</h2>
						<Editor
							{ ...subject }
							id={ chip.id }
							onCancel={ onClose }
							onApply={ ( filter ) => {
								onApply( filter );
								onClose();
							} }
						/>
					</>
				) }
			/>
			<Button
				className="uf-chip__remove"
				size="small"
				icon={ closeSmall }
				label={ sprintf(
					/* translators: %s: a filter, e.g. Device: Mobile */
					__( 'Remove filter: %s', 'userfeedback' ),
					text
				) }
				onClick={ onRemove }
			/>
		</span>
	);
}

function kindName( id: ChipId ): string {
	switch ( id ) {
		case 'page':
			return __( 'Page', 'userfeedback' );
		case 'signed_in':
			return __( 'Signed in or not', 'userfeedback' );
		case 'tag':
			return __( 'Tag', 'userfeedback' );
		case 'sentiment':
			return __( 'Sentiment', 'userfeedback' );
		case 'topic':
			return __( 'Topic', 'userfeedback' );
		case 'read':
		case 'starred':
		case 'note':
			return markNames( id ).name;
		case 'text':
			return __( 'Words in any answer', 'userfeedback' );
		default:
			if ( fieldOf( id ) !== '' ) {
				/* translators: %s: name of a hidden field */
				return sprintf( __( 'Hidden field %s', 'userfeedback' ), fieldOf( id ) );
			}
			return isColumn( id ) ? columnName( id ) : __( 'Answer to a question', 'userfeedback' );
	}
}

/** What a condition of two sides starts with. */
const FIRST: Partial< Record< ChipId, boolean > > = { signed_in: true, read: false, starred: true, note: true };

function AddFilter( {
	onApply,
	onOpen,
	label = __( 'Add filter', 'userfeedback' ),
	...subject
}: Subject & { onApply: ( filter: Filter ) => void; onOpen: () => void; label?: string | undefined } ) {
	const [ kind, setKind ] = useState< ChipId | null >( null );
	const columns = COLUMN_CHIPS.filter(
		( id ) =>
			( id !== 'country' || addonActive( 'geo-restrictions' ) ) &&
			( id !== 'language' || ( subject.languages?.length ?? 0 ) > 1 )
	);
	const about: ChipId[] = allows( 'ai-summary' ) ? [ 'sentiment', 'topic' ] : [];
	const fields = ( subject.fields ?? [] ).map( ( name ): ChipId => `field.${ name }` );
	const kinds: ChipId[] = [
		'page',
		...columns,
		...fields,
		'answers.',
		'text',
		'signed_in',
		'tag',
		...about,
		...MARK_CHIPS,
	];
	const used = ( id: ChipId ) =>
		( subject.filter.field?.[ fieldOf( id ) ] ?? subject.filter[ id as keyof Filter ] ) !== undefined;
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start', offset: 4 } }
			contentClassName="uf-filter-popover"
			focusOnMount="firstElement"
			onToggle={ () => {
				setKind( null );
				onOpen();
			} }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					size="compact"
					variant="tertiary"
					icon={ plus }
					aria-expanded={ isOpen }
					aria-haspopup="dialog"
					onClick={ onToggle }
				>
					{ label }
				</Button>
			) }
			renderContent={ ( { onClose } ) =>
				kind === null ? (
					<ul className="uf-filter-kinds">
						{ kinds.map( ( id ) => (
							<li key={ id }>
								<Button onClick={ () => setKind( id ) }>
									<span>{ kindName( id ) }</span>
									{ used( id ) ? (
										<span className="uf-note">{ __( 'in use', 'userfeedback' ) }</span>
									) : (
										<Icon icon={ chevronRight } size={ 20 } />
									) }
								</Button>
							</li>
						) ) }
					</ul>
				) : (
					<>
						<h2 className="uf-filter-popover__head">{ kindName( kind ) }</h2>
						<Editor
							{ ...subject }
							filter={
								kind in FIRST && ! used( kind )
									? { ...subject.filter, [ kind ]: FIRST[ kind ] }
									: subject.filter
							}
							id={ kind }
							onCancel={ onClose }
							onApply={ ( filter ) => {
								onApply( filter );
								onClose();
							} }
						/>
					</>
				)
			}
		/>
	);
}
