import { useEffect, useRef, useState } from 'react';
import { Button, Icon } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { check, inbox as inboxIcon } from '@wordpress/icons';
import { useNavigate, useParams } from '../shared/router';
import type { InboxCounts, InboxItem } from '../types';
import type { InboxParams } from '../shared/api/inbox/fetchers';
import { useMarkAllRead, useMarkItem } from '../shared/api/inbox/queries';
import { boot } from '../shared/app/boot';
import { ConfirmDialog } from '../shared/components/confirm-dialog';
import { CountBar } from '../shared/components/count-bar';
import { EmptyState } from '../shared/components/empty-state';
import { ErrorNotice } from '../shared/components/error-notice';
import { KeysDialog } from '../shared/components/keys-dialog';
import { PageHeader } from '../shared/components/page-header';
import { Loading } from '../shared/components/query-panel';
import { Skeleton } from '../shared/components/skeleton';
import { formatNumber } from '../shared/format/numbers';
import { can } from '../shared/lib/entitlements';
import { pageUrl } from '../shared/lib/pages';
import { useKeys } from '../shared/lib/use-keys';
import { useSettled } from '../shared/lib/use-settled';
import { useToast } from '../shared/notices/toasts';
import { daysOf } from './days';
import { Filters } from './filters';
import { ItemDetail } from './item-detail';
import { ItemList } from './item-list';
import { showMenuCount } from './menu-count';
import { itemPath, ROUTES } from './routes';
import { useInbox } from './use-inbox';
import { useInboxFilter } from './use-inbox-filter';
import type { InboxFilter } from './use-inbox-filter';
import { useReading } from './use-reading';
import './inbox.scss';

const keyList = () => [
	{ key: 'J', does: __( 'next', 'userfeedback' ) },
	{ key: 'K', does: __( 'previous', 'userfeedback' ) },
	{ key: 'E', does: __( 'done', 'userfeedback' ) },
	{ key: 'U', does: __( 'unread', 'userfeedback' ) },
	{ key: 'S', does: __( 'star', 'userfeedback' ) },
	{ key: 'T', does: __( 'tag', 'userfeedback' ) },
	{ key: '/', does: __( 'search', 'userfeedback' ) },
	{ key: '?', does: __( 'all keys', 'userfeedback' ) },
];

/** What people wrote in all surveys: a list, and one response of it. */
export function InboxScreen() {
	const opened = Number( useParams().id ?? 0 );
	const navigate = useNavigate();
	const toast = useToast();
	const { filter, setFilter, search: asked, setSearch, keep } = useInboxFilter();
	const [ typed, setTyped ] = useState( asked );
	const [ dialog, setDialog ] = useState< 'keys' | 'read' | null >( null );
	const search = useSettled( typed.trim() );
	useEffect( () => setSearch( search ), [ search, setSearch ] );
	const searchField = useRef< HTMLInputElement >( null );
	const { survey } = filter;
	const [ taggedItem, setTaggedItem ] = useState( 0 );
	const params: InboxParams = {
		state: filter.state,
		survey_id: survey,
		score: filter.score,
		search,
		tag: filter.tag,
		sentiment: filter.sentiment,
		topic: filter.topic,
		field: filter.field,
		...daysOf( filter.days, filter.own, boot().site.today ),
	};
	const about = filter.sentiment !== '' || filter.topic !== 0;
	const inside = filter.score !== '' || filter.tag !== '' || filter.field !== '' || about;
	const searches = search !== '' || inside;
	const narrowed = searches || params.from !== '';
	const list = useInbox( params );
	const { items, counts, query } = list;
	const at = items.findIndex( ( { id } ) => id === opened );
	// Where both columns stand side by side, the newest one is shown until somebody chooses.
	const shown = items[ at ] ?? items[ 0 ];
	const mark = useMarkItem( () => __( 'The answer could not be marked.', 'userfeedback' ) );
	const markAll = useMarkAllRead( {
		success: ( changed ) =>
			sprintf(
				/* translators: %s: number of responses */
				_n( '%s response marked as read.', '%s responses marked as read.', changed, 'userfeedback' ),
				formatNumber( changed )
			),
		error: () => __( 'Not everything could be marked as read.', 'userfeedback' ),
	} );
	const read = ( item: InboxItem, on: boolean ) => mark.mutate( { item, mark: 'read', on } );
	useReading( at < 0 ? undefined : items[ at ], read );
	const unread = counts?.unread;
	useEffect( () => {
		if ( unread !== undefined && survey === 0 ) {
			showMenuCount( unread );
		}
	}, [ unread, survey ] );

	const place = at < 0 ? 0 : at;
	const openAt = ( index: number ) => {
		const item = items[ index ];
		if ( item ) {
			navigate( keep( itemPath( item.id ) ) );
			document.getElementById( `uf-inbox-${ item.id }` )?.scrollIntoView( { block: 'nearest' } );
		}
	};
	const done = () => {
		if ( ! shown ) {
			return;
		}
		if ( ! shown.read ) {
			read( shown, true );
		}
		toast( __( 'Marked as read.', 'userfeedback' ), {
			id: 'inbox-done',
			action: {
				label: __( 'Undo', 'userfeedback' ),
				onClick: () => {
					read( shown, false );
					navigate( keep( itemPath( shown.id ) ) );
				},
			},
		} );
		openAt( place + 1 );
	};
	const star = () => shown && mark.mutate( { item: shown, mark: 'starred', on: ! shown.starred } );
	useKeys( {
		j: () => openAt( at < 0 ? 0 : at + 1 ),
		k: () => openAt( place - 1 ),
		e: done,
		u: () => shown && read( shown, false ),
		s: star,
		t: () => shown?.tags && can( 'delete' ) && setTaggedItem( shown.id ),
		'/': () => searchField.current?.focus(),
		'?': () => setDialog( 'keys' ),
	} );

	return (
		<div className={ opened > 0 ? 'wrap uf-inbox-page has-open' : 'wrap uf-inbox-page' }>
			<div className="uf-inbox-head">
				<PageHeader title={ __( 'Inbox', 'userfeedback' ) } />
				<Button
					size="compact"
					variant="tertiary"
					disabled={ ! unread || items.length === 0 }
					accessibleWhenDisabled
					onClick={ () => setDialog( 'read' ) }
				>
					{ __( 'Mark all as read', 'userfeedback' ) }
				</Button>
			</div>
			<p className="uf-note">{ __( 'What people wrote, from all surveys, newest first.', 'userfeedback' ) }</p>
			<Filters
				filter={ filter }
				counts={ counts }
				items={ items }
				typed={ typed }
				searchField={ searchField }
				onFilter={ setFilter }
				onType={ setTyped }
			/>
			{ searches && ! query.isError && <Progress list={ list } /> }
			{ query.isError && (
				<ErrorNotice
					message={ __( 'The answers could not be loaded.', 'userfeedback' ) }
					error={ query.error }
					onRetry={ () => void query.refetch() }
				/>
			) }
			{ query.isPending && (
				<Loading>
					<div className="uf-inbox is-loading">
						<Skeleton height="320px" />
					</div>
				</Loading>
			) }
			{ items.length > 0 && (
				<div className="uf-inbox">
					<ItemList
						items={ items }
						selected={ shown?.id ?? null }
						total={ narrowed ? null : list.total }
						busy={ query.isFetching }
						onMore={ query.hasNextPage ? list.more : null }
						pathOf={ ( id ) => keep( itemPath( id ) ) }
					/>
					{ shown && (
						<ItemDetail
							item={ shown }
							listPath={ keep( ROUTES.inbox ) }
							onPrevious={ place > 0 ? () => openAt( place - 1 ) : null }
							onNext={ place + 1 < items.length ? () => openAt( place + 1 ) : null }
							onRead={ ( on ) => read( shown, on ) }
							onStar={ star }
							onDone={ done }
							tagging={ taggedItem === shown.id }
							onTagging={ ( on ) => setTaggedItem( on ? shown.id : 0 ) }
						/>
					) }
				</div>
			) }
			{ items.length === 0 && list.complete && ! query.isError && (
				<Nothing
					filter={ filter }
					search={ search }
					counts={ counts }
					onAll={ () => setFilter( { ...filter, state: 'all' } ) }
				/>
			) }
			<p className="uf-inbox-keys uf-note">
				{ keyList().map( ( { key, does } ) => (
					<span key={ key }>
						<kbd>{ key }</kbd> { does }
					</span>
				) ) }
				<Button size="small" variant="link" onClick={ () => setDialog( 'keys' ) }>
					{ __( 'Switch keys off', 'userfeedback' ) }
				</Button>
			</p>
			{ dialog === 'keys' && <KeysDialog keys={ keyList() } onClose={ () => setDialog( null ) } /> }
			{ dialog === 'read' && (
				<ConfirmDialog
					title={ __( 'Mark all as read?', 'userfeedback' ) }
					confirmText={ __( 'Mark all as read', 'userfeedback' ) }
					message={ sprintf(
						/* translators: %s: number of responses */
						_n(
							'%s response becomes read for everyone who sees results.',
							'%s responses become read for everyone who sees results.',
							unread ?? 0,
							'userfeedback'
						),
						formatNumber( unread ?? 0 )
					) }
					onConfirm={ () => {
						setDialog( null );
						markAll.mutate( { surveyId: survey, newest: Math.max( ...items.map( ( { id } ) => id ) ) } );
					} }
					onCancel={ () => setDialog( null ) }
				/>
			) }
		</div>
	);
}

/** How far a search is. */
function Progress( { list }: { list: ReturnType< typeof useInbox > } ) {
	const { items, looked, total, complete, searching, stop, more } = list;
	if ( complete || ( ! searching && looked === 0 ) ) {
		return null;
	}
	const values = [ formatNumber( looked ), formatNumber( total ), formatNumber( items.length ) ] as const;
	return (
		<CountBar
			value={ looked }
			total={ total }
			action={ {
				text: searching ? __( 'Stop', 'userfeedback' ) : __( 'Search on', 'userfeedback' ),
				variant: 'tertiary',
				run: searching ? stop : more,
			} }
		>
			<p role={ searching ? undefined : 'status' }>
				{ searching
					? sprintf(
							/* translators: 1: responses searched. 2: responses to search. 3: hits */
							__( 'Searched %1$s of %2$s, %3$s hits so far.', 'userfeedback' ),
							...values
						)
					: sprintf(
							/* translators: 1: responses searched. 2: responses to search. 3: hits */
							__( 'The newest %1$s of %2$s have %3$s hits.', 'userfeedback' ),
							...values
						) }
			</p>
		</CountBar>
	);
}

interface NothingProps {
	filter: InboxFilter;
	search: string;
	counts: InboxCounts | null;
	onAll: () => void;
}

function Nothing( {
	filter: { state, score, days, tag, field, sentiment, topic },
	search,
	counts,
	onAll,
}: NothingProps ) {
	const all = counts?.all ?? 0;
	if ( all === 0 ) {
		return (
			<EmptyState
				icon={ <Icon icon={ inboxIcon } size={ 40 } /> }
				title={ __( 'Nobody has written yet', 'userfeedback' ) }
				text={ __(
					'Answers in words and comments appear here. Add a text question, or switch on comments for stars and scores.',
					'userfeedback'
				) }
			>
				{ can( 'edit' ) && (
					<Button size="compact" variant="secondary" href={ pageUrl( 'surveys' ) }>
						{ __( 'Add a text question', 'userfeedback' ) }
					</Button>
				) }
			</EmptyState>
		);
	}
	const about = sentiment !== '' || topic !== 0;
	if ( search !== '' || score !== '' || days !== '0' || tag !== '' || field !== '' || about ) {
		return (
			<p className="uf-inbox-none" role="status">
				{ search === ''
					? __( 'Nobody wrote anything that matches these filters.', 'userfeedback' )
					: sprintf(
							/* translators: %s: searched words */
							__( 'No answer contains “%s”.', 'userfeedback' ),
							search
						) }
			</p>
		);
	}
	return (
		<EmptyState
			icon={ <Icon icon={ check } size={ 40 } /> }
			title={
				state === 'starred'
					? __( 'Nothing is starred', 'userfeedback' )
					: __( 'You have read everything', 'userfeedback' )
			}
			text={
				state === 'starred'
					? __( 'Press S on an answer to find it here again.', 'userfeedback' )
					: sprintf(
							/* translators: %s: number of responses */
							_n(
								'%s response in words came in so far. New ones appear here, and as a number in the menu.',
								'%s responses in words came in so far. New ones appear here, and as a number in the menu.',
								all,
								'userfeedback'
							),
							formatNumber( all )
						)
			}
		>
			<Button size="compact" variant="secondary" onClick={ onAll }>
				{ __( 'Show all answers', 'userfeedback' ) }
			</Button>
		</EmptyState>
	);
}
