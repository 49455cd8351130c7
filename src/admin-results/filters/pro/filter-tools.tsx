import { useState } from 'react';
import { Button, Dropdown, Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronRight, closeSmall, plus } from '@wordpress/icons';
import { isEmptyFilter } from '../../../domain/filter';
import type { Filter } from '../../../domain/filter';
import { chipsOf, columnName, COLUMN_CHIPS, without } from './chips';
import type { Chip, ChipId } from './chips';
import { Editor } from './editor';
import type { Subject } from './editor';
import './filters.scss';

interface Props extends Subject {
	onFilter: ( filter: Filter ) => void;
	/** Whether there is something to clear beside the filter. */
	clearable?: boolean;
	onClear: () => void;
	/** The questions are needed now. */
	onOpen?: () => void;
}

/** Chips of the filter and the way to another. */
export function FilterTools( { onFilter, clearable = false, onClear, onOpen, ...subject }: Props ) {
	return (
		<>
			{ chipsOf( subject.filter, subject.questions ).map( ( chip ) => (
				<FilterChip
					key={ chip.id }
					{ ...subject }
					chip={ chip }
					onApply={ onFilter }
					onRemove={ () => onFilter( without( subject.filter, chip.id ) ) }
				/>
			) ) }
			<AddFilter { ...subject } onApply={ onFilter } onOpen={ () => onOpen?.() } />
			{ ( clearable || ! isEmptyFilter( subject.filter ) ) && (
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
	const text = sprintf(
		/* translators: 1: what is filtered, e.g. Device. 2: values, e.g. Mobile */
		__( '%1$s: %2$s', 'userfeedback' ),
		chip.label,
		chip.value
	);
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
		case 'device':
		case 'browser':
		case 'os':
			return columnName( id );
		default:
			return __( 'Answer to a question', 'userfeedback' );
	}
}

function AddFilter( {
	onApply,
	onOpen,
	...subject
}: Subject & { onApply: ( filter: Filter ) => void; onOpen: () => void } ) {
	const [ kind, setKind ] = useState< ChipId | null >( null );
	const kinds: ChipId[] = [ 'page', ...COLUMN_CHIPS, 'answers.', 'signed_in' ];
	const used = ( id: ChipId ) => subject.filter[ id as keyof Filter ] !== undefined;
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
					{ __( 'Add filter', 'userfeedback' ) }
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
								kind === 'signed_in' && ! used( kind )
									? { ...subject.filter, signed_in: true }
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
