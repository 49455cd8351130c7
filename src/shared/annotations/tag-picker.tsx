import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, CheckboxControl, Spinner, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { tagsQuery, useChangeTag } from '../api/tags/tags';
import { can } from '../lib/entitlements';

/** How many of the chosen responses have a tag. */
export type Has = 'all' | 'some' | 'none';

interface Props {
	hasOf: ( id: number ) => Has;
	onTag: ( id: number, on: boolean ) => void;
	/** Opens the list of tags. */
	onManage: () => void;
}

/** Gives responses tags and takes them away, at once. */
export function TagPicker( { hasOf, onTag, onManage }: Props ) {
	const { data, isError } = useQuery( tagsQuery );
	const [ name, setName ] = useState( '' );
	const change = useChangeTag( {
		error: () => __( 'The tag could not be created.', 'userfeedback' ),
	} );
	const create = ( event: FormEvent ) => {
		event.preventDefault();
		if ( name.trim() === '' || change.isPending ) {
			return;
		}
		change.mutate(
			{ does: 'create', name, color: ( data?.items.length ?? 0 ) % 7 },
			{
				onSuccess: ( tag ) => {
					setName( '' );
					if ( 'id' in tag ) {
						onTag( tag.id, true );
					}
				},
			}
		);
	};
	return (
		<div className="uf-tag-picker">
			{ ! data && ! isError && <Spinner /> }
			{ isError && <p>{ __( 'The tags could not be loaded.', 'userfeedback' ) }</p> }
			<ul>
				{ data?.items.map( ( tag ) => (
					<li key={ tag.id }>
						<CheckboxControl
							label={ tag.name }
							checked={ hasOf( tag.id ) === 'all' }
							indeterminate={ hasOf( tag.id ) === 'some' }
							onChange={ ( on ) => onTag( tag.id, on ) }
						/>
					</li>
				) ) }
			</ul>
			<form onSubmit={ create }>
				<TextControl
					label={ __( 'New tag', 'userfeedback' ) }
					maxLength={ 60 }
					value={ name }
					onChange={ setName }
				/>
				<Button size="compact" variant="secondary" type="submit" isBusy={ change.isPending }>
					{ __( 'Create tag', 'userfeedback' ) }
				</Button>
				{ can( 'all' ) && (
					<Button size="compact" variant="tertiary" onClick={ onManage }>
						{ __( 'Edit all tags', 'userfeedback' ) }
					</Button>
				) }
			</form>
		</div>
	);
}
