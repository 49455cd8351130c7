import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button, CheckboxControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { filterEntries } from '../../../domain/filter';
import type { useChangeSavedFilter } from '../../../shared/api/saved-filters/queries';
import { presetName } from '../../../shared/components/date-range/preset-name';
import { isPreset } from '../../../shared/components/date-range/ranges';
import { ErrorNotice } from '../../../shared/components/error-notice';
import { formatRange } from '../../../shared/format/dates';
import type { SavedFilter } from '../../../types';
import { filterBody } from '../../lib/filter-body';
import { chipsOf, chipText } from './chips';
import type { FilterNames } from './chips';
import type { Subject } from './editor';
import { fixedDays } from './saved-days';

const LETTERS = 60;

type Change = ReturnType< typeof useChangeSavedFilter >;

interface SaveProps extends Subject {
	names: FilterNames;
	/** '' for none. */
	keptDays: string;
	items: SavedFilter[];
	change: Change;
	onSaved: ( saved: SavedFilter ) => void;
	onCancel: () => void;
}

/** The filters of now under a name. */
export function SaveForm( { filter, questions, names, keptDays, items, change, onSaved, onCancel }: SaveProps ) {
	const chips = chipsOf( filter, questions, names );
	const [ name, setName ] = useState( () =>
		chips
			.map( ( { value } ) => value )
			.join( ', ' )
			.slice( 0, LETTERS )
	);
	const [ moves, setMoves ] = useState( true );
	const preset = isPreset( keptDays ) && keptDays !== 'all_time' ? keptDays : null;
	const days = preset && ! moves ? fixedDays( keptDays ) : keptDays;
	const taken = items.find( ( saved ) => saved.name.toLocaleLowerCase() === name.trim().toLocaleLowerCase() );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( name.trim() === '' || change.isPending || ( taken && ! taken.can_change ) ) {
			return;
		}
		const kept = { days, filter: filterBody( filterEntries( filter ) ) };
		change.mutate(
			taken ? { does: 'replace', id: taken.id, ...kept } : { does: 'create', name: name.trim(), ...kept },
			{
				onSuccess: ( saved ) => {
					if ( 'name' in saved ) {
						onSaved( saved );
					}
				},
			}
		);
	};
	return (
		<form className="uf-filter-form" onSubmit={ submit }>
			<div className="uf-filter-form__body">
				<NameField value={ name } onChange={ setName } />
				{ taken && (
					<p className="uf-filter-form__problem" role="alert">
						{ taken.can_change
							? __( 'A saved filter with this name already exists. Replace it?', 'userfeedback' )
							: __( 'A saved filter with this name already exists.', 'userfeedback' ) }
					</p>
				) }
				<p className="uf-note">
					{ sprintf(
						/* translators: %s: filters and days, e.g. “Device: Mobile”, “Last 30 days” */
						__( 'Keeps %s. Everybody who may view results sees it.', 'userfeedback' ),
						[ ...chips.map( chipText ), ...daysName( days ) ].map( ( text ) => `“${ text }”` ).join( ', ' )
					) }
				</p>
				{ preset && (
					<CheckboxControl
						label={ sprintf(
							/* translators: %s: days, e.g. Last 30 days */
							__( 'Keep the dates as they move (%s)', 'userfeedback' ),
							presetName( preset )
						) }
						checked={ moves }
						onChange={ setMoves }
					/>
				) }
				<Refused change={ change } does="create" />
			</div>
			<Foot onCancel={ onCancel }>
				<Button
					size="compact"
					variant="primary"
					type="submit"
					isBusy={ change.isPending }
					disabled={ name.trim() === '' || ( taken !== undefined && ! taken.can_change ) }
					accessibleWhenDisabled
				>
					{ taken ? __( 'Replace', 'userfeedback' ) : __( 'Save', 'userfeedback' ) }
				</Button>
			</Foot>
		</form>
	);
}

interface RenameProps {
	saved: SavedFilter;
	change: Change;
	/** null where nothing else is chosen. */
	onReplace: ( () => void ) | null;
	onDelete: () => void;
	onDone: () => void;
}

/** What can be done with a saved filter. */
export function RenameForm( { saved, change, onReplace, onDelete, onDone }: RenameProps ) {
	const [ name, setName ] = useState( saved.name );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( name.trim() !== '' && ! change.isPending ) {
			change.mutate( { does: 'rename', id: saved.id, name: name.trim() }, { onSuccess: onDone } );
		}
	};
	return (
		<form className="uf-filter-form" onSubmit={ submit }>
			<div className="uf-filter-form__body">
				<NameField value={ name } onChange={ setName } />
				<Refused change={ change } does="rename" />
				<div className="uf-saved__acts">
					{ onReplace && (
						<Button size="compact" variant="secondary" onClick={ onReplace }>
							{ __( 'Replace with the filters of now', 'userfeedback' ) }
						</Button>
					) }
					<Button size="compact" variant="secondary" isDestructive onClick={ onDelete }>
						{ __( 'Delete…', 'userfeedback' ) }
					</Button>
				</div>
			</div>
			<Foot onCancel={ onDone }>
				<Button
					size="compact"
					variant="primary"
					type="submit"
					isBusy={ change.isPending }
					disabled={ name.trim() === '' }
					accessibleWhenDisabled
				>
					{ __( 'Rename', 'userfeedback' ) }
				</Button>
			</Foot>
		</form>
	);
}

function NameField( { value, onChange }: { value: string; onChange: ( name: string ) => void } ) {
	return (
		<TextControl
			__next40pxDefaultSize
			label={ __( 'Name', 'userfeedback' ) }
			value={ value }
			maxLength={ LETTERS }
			required
			onChange={ onChange }
		/>
	);
}

/** Why the server refused it. */
function Refused( { change, does }: { change: Change; does: 'create' | 'rename' } ) {
	return change.isError && change.variables.does === does ? (
		<ErrorNotice message={ __( 'The filter could not be saved.', 'userfeedback' ) } error={ change.error } />
	) : null;
}

function Foot( { onCancel, children }: { onCancel: () => void; children: ReactNode } ) {
	return (
		<div className="uf-filter-form__foot">
			<span className="uf-filter-form__count" />
			<Button size="compact" variant="tertiary" onClick={ onCancel }>
				{ __( 'Cancel', 'userfeedback' ) }
			</Button>
			{ children }
		</div>
	);
}

function daysName( days: string ): string[] {
	if ( days === '' ) {
		return [];
	}
	const [ from = '', to = '' ] = days.split( '/' );
	return [ isPreset( days ) ? presetName( days ) : formatRange( from, to ) ];
}
