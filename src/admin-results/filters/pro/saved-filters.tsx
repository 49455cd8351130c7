import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown, Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { check, chevronDown, moreVertical, plus, starEmpty } from '@wordpress/icons';
import { useSearchParams } from '../../../shared/router';
import { filterEntries, isEmptyFilter } from '../../../domain/filter';
import { responseQueries } from '../../../shared/api/responses/queries';
import type { Days } from '../../../shared/api/responses/fetchers';
import { savedFiltersQuery, useChangeSavedFilter } from '../../../shared/api/saved-filters/queries';
import { ConfirmDialog } from '../../../shared/components/confirm-dialog';
import { QueryPanel } from '../../../shared/components/query-panel';
import { formatNumber } from '../../../shared/format/numbers';
import type { SavedFilter } from '../../../types';
import { RowsSkeleton } from '../../components/skeletons';
import { DAY_PARAMS, listDays } from '../../lib/narrowed';
import { filterBody } from '../../lib/filter-body';
import { filterOf, isFilterParam, SAVED_PARAM } from '../use-filter';
import type { FilterEntries } from '../use-filter';
import type { FilterNames } from './chips';
import type { Subject } from './editor';
import { RenameForm, SaveForm } from './saved-filter-form';
import { currentDays, daysParams } from './saved-days';

const sameEntries = ( a: FilterEntries, b: FilterEntries ) => JSON.stringify( a ) === JSON.stringify( b );

const entriesOf = ( saved: SavedFilter ) => filterEntries( filterOf( new URLSearchParams( saved.query ) ) );

/** What the popover shows. */
type View = 'list' | 'save' | number;

/** Filters that the team keeps for this survey: choose, save, rename, replace, delete. */
export function SavedFilters( subject: Subject & { names: FilterNames } ) {
	const { surveyId, filter } = subject;
	const [ params, setParams ] = useSearchParams();
	const [ opened, setOpened ] = useState( false );
	const [ view, setView ] = useState< View >( 'list' );
	const [ deleting, setDeleting ] = useState< SavedFilter | null >( null );
	const marked = params.get( SAVED_PARAM );
	const query = useQuery( {
		...savedFiltersQuery( surveyId ),
		enabled: opened || marked !== null || ! isEmptyFilter( filter ),
	} );
	const change = useChangeSavedFilter( surveyId );
	const now = filterEntries( filter );
	const days = currentDays( params, subject.days.from === undefined );
	const isNow = ( saved: SavedFilter ) =>
		sameEntries( entriesOf( saved ), now ) && ( saved.days === '' || saved.days === days );
	const items = query.data?.items ?? [];
	const chosen = isEmptyFilter( filter )
		? undefined
		: ( items.find( ( { id } ) => String( id ) === marked ) ?? items.find( isNow ) );
	const changed = chosen !== undefined && ! isNow( chosen );
	const choose = ( saved: SavedFilter ) =>
		setParams(
			( before ) => {
				const kept = [ ...before ].filter(
					( [ name ] ) =>
						! isFilterParam( name ) &&
						name !== 'page' &&
						name !== SAVED_PARAM &&
						( saved.days === '' || ! ( DAY_PARAMS as readonly string[] ).includes( name ) )
				);
				return new URLSearchParams( [
					...kept,
					...daysParams( saved.days ),
					...entriesOf( saved ),
					[ SAVED_PARAM, String( saved.id ) ],
				] );
			},
			{ replace: true }
		);
	const mark = ( id: number ) =>
		setParams(
			( before ) => {
				before.set( SAVED_PARAM, String( id ) );
				return before;
			},
			{ replace: true }
		);
	const edited = items.find( ( { id } ) => id === view );
	return (
		<>
			<Dropdown
				popoverProps={ { placement: 'bottom-start', offset: 4 } }
				contentClassName="uf-filter-popover"
				focusOnMount="firstElement"
				onToggle={ () => {
					setView( 'list' );
					setOpened( true );
				} }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						className="uf-saved__toggle"
						size="compact"
						variant="tertiary"
						icon={ chosen ? chevronDown : starEmpty }
						iconPosition={ chosen ? 'right' : 'left' }
						aria-expanded={ isOpen }
						aria-haspopup="dialog"
						onClick={ onToggle }
					>
						{ toggleText( chosen, changed ) }
					</Button>
				) }
				renderContent={ ( { onClose } ) => {
					if ( view === 'save' ) {
						return (
							<Part title={ __( 'Save these filters', 'userfeedback' ) }>
								<SaveForm
									{ ...subject }
									keptDays={ days }
									items={ items }
									change={ change }
									onCancel={ () => setView( 'list' ) }
									onSaved={ ( saved ) => {
										mark( saved.id );
										onClose();
									} }
								/>
							</Part>
						);
					}
					if ( edited ) {
						return (
							<Part title={ edited.name }>
								<RenameForm
									saved={ edited }
									change={ change }
									onReplace={
										now.length > 0 && ! isNow( edited )
											? () =>
													change.mutate(
														{
															does: 'replace',
															id: edited.id,
															days,
															filter: filterBody( now ),
														},
														{
															onSuccess: () => {
																mark( edited.id );
																onClose();
															},
														}
													)
											: null
									}
									onDelete={ () => {
										onClose();
										setDeleting( edited );
									} }
									onDone={ () => setView( 'list' ) }
								/>
							</Part>
						);
					}
					return (
						<div className="uf-saved" role="group" aria-label={ __( 'Saved filters', 'userfeedback' ) }>
							<QueryPanel
								query={ query }
								failed={ __( 'The saved filters could not be loaded.', 'userfeedback' ) }
								skeleton={ <RowsSkeleton rows={ 2 } /> }
							>
								{ () =>
									items.length === 0 ? (
										<p className="uf-saved__none">
											{ __(
												'Nobody has saved a filter for this survey. Everybody who may view results uses the same ones.',
												'userfeedback'
											) }
										</p>
									) : (
										<ul>
											{ items.map( ( saved ) => (
												<Row
													key={ saved.id }
													surveyId={ surveyId }
													saved={ saved }
													days={ listDays(
														new URLSearchParams( daysParams( saved.days || days ) )
													) }
													chosen={ saved === chosen && ! changed }
													onChoose={ () => {
														choose( saved );
														onClose();
													} }
													onEdit={ () => setView( saved.id ) }
												/>
											) ) }
										</ul>
									)
								}
							</QueryPanel>
							<div className="uf-saved__foot">
								<Button
									icon={ plus }
									disabled={ now.length === 0 }
									accessibleWhenDisabled
									{ ...( now.length === 0
										? { description: __( 'Add a filter first.', 'userfeedback' ) }
										: {} ) }
									onClick={ () => setView( 'save' ) }
								>
									{ __( 'Save these filters…', 'userfeedback' ) }
								</Button>
							</div>
						</div>
					);
				} }
			/>
			{ deleting && (
				<ConfirmDialog
					title={ sprintf(
						/* translators: %s: name of a saved filter */
						__( 'Delete “%s”?', 'userfeedback' ),
						deleting.name
					) }
					message={ __(
						'It is gone for everybody who views results of this survey. No response changes.',
						'userfeedback'
					) }
					confirmText={ __( 'Delete', 'userfeedback' ) }
					onCancel={ () => setDeleting( null ) }
					onConfirm={ () => {
						change.mutate( { does: 'delete', id: deleting.id } );
						setDeleting( null );
					} }
				/>
			) }
		</>
	);
}

function toggleText( chosen: SavedFilter | undefined, changed: boolean ): string {
	if ( ! chosen ) {
		return __( 'Saved filters', 'userfeedback' );
	}
	return changed
		? sprintf(
				/* translators: %s: name of a saved filter */
				__( '%s (changed)', 'userfeedback' ),
				chosen.name
			)
		: chosen.name;
}

/** A part below the list. The focus follows, because the button that led here is gone. */
function Part( { title, children }: { title: string; children: ReactNode } ) {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => heading.current?.focus(), [] );
	return (
		<>
			<h2 className="uf-filter-popover__head" ref={ heading } tabIndex={ -1 }>
				{ title }
			</h2>
			{ children }
		</>
	);
}

interface RowProps {
	surveyId: number;
	saved: SavedFilter;
	days: Days;
	chosen: boolean;
	onChoose: () => void;
	onEdit: () => void;
}

function Row( { surveyId, saved, days, chosen, onChoose, onEdit }: RowProps ) {
	const gone = saved.gone_questions.length > 0 || saved.gone_tags.length > 0;
	// A question that is gone would be refused.
	const { data } = useQuery( {
		...responseQueries.count( surveyId, days, entriesOf( saved ) ),
		enabled: saved.gone_questions.length === 0,
	} );
	return (
		<li>
			<Button className="uf-saved__name" aria-pressed={ chosen } onClick={ onChoose }>
				<Icon icon={ chosen ? check : starEmpty } size={ 20 } />
				<span>
					{ saved.name }
					{ gone && <span className="uf-note">{ goneText( saved ) }</span> }
				</span>
				{ data?.complete && ! data.too_few && (
					<span className="uf-note">{ formatNumber( data.pagination.total ) }</span>
				) }
			</Button>
			{ saved.can_change && (
				<Button
					size="compact"
					icon={ moreVertical }
					label={ sprintf(
						/* translators: %s: name of a saved filter */
						__( 'Rename, replace or delete %s', 'userfeedback' ),
						saved.name
					) }
					onClick={ onEdit }
				/>
			) }
		</li>
	);
}

function goneText( { gone_questions: questions }: SavedFilter ): string {
	return questions.length > 0
		? __( 'Names a question that is gone.', 'userfeedback' )
		: __( 'Names a tag that is gone.', 'userfeedback' );
}
