import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, SelectControl, TextControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { topicsQuery, useChangeTopic } from '../../../../shared/api/opinions/opinions';
import { formatNumber } from '../../../../shared/format/numbers';
import type { CountedTopic } from '../../../../types';

/** The owner's list of topics. What was merged or deleted here, the AI does not bring back. */
export function TopicList() {
	const { data } = useQuery( topicsQuery );
	const [ open, setOpen ] = useState( 0 );
	const [ name, setName ] = useState( '' );
	const change = useChangeTopic( {
		success: () => __( 'The topics were saved.', 'userfeedback' ),
		error: () => __( 'The topics could not be saved.', 'userfeedback' ),
	} );
	const add = ( event: FormEvent ) => {
		event.preventDefault();
		if ( name.trim() !== '' ) {
			change.mutate( { does: 'create', name: name.trim() }, { onSuccess: () => setName( '' ) } );
		}
	};
	if ( ! data ) {
		return null;
	}
	return (
		<section aria-labelledby="uf-topics-title">
			<h3 id="uf-topics-title">{ __( 'Topics', 'userfeedback' ) }</h3>
			<p className="uf-note">
				{ __(
					'The AI proposes topics, and your list wins: it never brings back what you merged or deleted. At most 30.',
					'userfeedback'
				) }
			</p>
			<ul className="uf-ai-consent__topics">
				{ data.items.map( ( topic ) => (
					<li key={ topic.id }>
						<div className="uf-ai-consent__row">
							<span>
								{ topic.name }{ ' ' }
								<span className="uf-note">
									{ sprintf(
										/* translators: %s: number of written answers */
										_n( '%s answer', '%s answers', topic.answers, 'userfeedback' ),
										formatNumber( topic.answers )
									) }
								</span>
							</span>
							<Button
								size="small"
								variant="tertiary"
								aria-expanded={ open === topic.id }
								aria-label={ sprintf(
									/* translators: %s: a topic */
									__( 'Edit topic %s', 'userfeedback' ),
									topic.name
								) }
								onClick={ () => setOpen( open === topic.id ? 0 : topic.id ) }
							>
								{ __( 'Edit', 'userfeedback' ) }
							</Button>
						</div>
						{ open === topic.id && (
							<Edit
								topic={ topic }
								others={ data.items.filter( ( { id } ) => id !== topic.id ) }
								change={ change }
								onDone={ () => setOpen( 0 ) }
							/>
						) }
					</li>
				) ) }
			</ul>
			<form className="uf-ai-consent__row" onSubmit={ add }>
				<TextControl
					__next40pxDefaultSize
					label={ __( 'New topic', 'userfeedback' ) }
					value={ name }
					maxLength={ 60 }
					onChange={ setName }
				/>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					type="submit"
					disabled={ name.trim() === '' }
					accessibleWhenDisabled
				>
					{ __( 'Add topic', 'userfeedback' ) }
				</Button>
			</form>
		</section>
	);
}

interface EditProps {
	topic: CountedTopic;
	others: CountedTopic[];
	change: ReturnType< typeof useChangeTopic >;
	onDone: () => void;
}

function Edit( { topic, others, change, onDone }: EditProps ) {
	const [ name, setName ] = useState( topic.name );
	const [ into, setInto ] = useState( '' );
	const [ deleting, setDeleting ] = useState( false );
	const done = { onSuccess: onDone };
	return (
		<div className="uf-ai-consent__edit">
			<form
				className="uf-ai-consent__row"
				onSubmit={ ( event ) => {
					event.preventDefault();
					change.mutate( { does: 'rename', id: topic.id, name: name.trim() }, done );
				} }
			>
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Name', 'userfeedback' ) }
					value={ name }
					maxLength={ 60 }
					onChange={ setName }
				/>
				<Button __next40pxDefaultSize variant="secondary" type="submit" disabled={ name.trim() === '' }>
					{ __( 'Rename', 'userfeedback' ) }
				</Button>
			</form>
			{ others.length > 0 && (
				<form
					className="uf-ai-consent__row"
					onSubmit={ ( event ) => {
						event.preventDefault();
						change.mutate( { does: 'merge', id: topic.id, into: Number( into ) }, done );
					} }
				>
					<SelectControl
						label={ __( 'Merge into', 'userfeedback' ) }
						value={ into }
						options={ [
							{ value: '', label: __( 'Choose a topic', 'userfeedback' ) },
							...others.map( ( { id, name: label } ) => ( { value: String( id ), label } ) ),
						] }
						onChange={ setInto }
					/>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						type="submit"
						disabled={ into === '' }
						accessibleWhenDisabled
					>
						{ __( 'Merge', 'userfeedback' ) }
					</Button>
				</form>
			) }
			<Button
				variant="link"
				isDestructive
				onClick={ () =>
					deleting ? change.mutate( { does: 'delete', id: topic.id }, done ) : setDeleting( true )
				}
			>
				{ deleting
					? __( 'Delete it and take it from its answers', 'userfeedback' )
					: __( 'Delete topic', 'userfeedback' ) }
			</Button>
		</div>
	);
}
