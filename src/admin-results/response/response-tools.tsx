import { lazy, Suspense, useState } from 'react';
import { Button, DropdownMenu } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check, link as linkIcon, keyboard, moreVertical, trash, unseen } from '@wordpress/icons';
import type { ResponseDetail } from '../../types';
import { KeysDialog } from '../../shared/components/keys-dialog';
import { copyText } from '../../shared/lib/clipboard';
import { can } from '../../shared/lib/entitlements';
import { useKeys } from '../../shared/lib/use-keys';
import { useToast } from '../../shared/notices/toasts';
import { StarButton } from '../components/star-button';
import { useMarks } from '../lib/use-marks';

const Erase = lazy( async () => ( {
	default: ( await import( /* webpackChunkName: "erase-person" */ './erase-dialog' ) ).EraseDialog,
} ) );

interface Props {
	response: ResponseDetail;
	title: string;
	go: ( id: number | null ) => void;
}

/** Star, unread, link, erasure and keys of one response. */
export function ResponseTools( { response, title, go }: Props ) {
	const { survey_id: surveyId, id, read, starred, previous_id: previous, next_id: next } = response;
	const [ open, setOpen ] = useState< 'keys' | 'erase' | null >( null );
	const marks = useMarks( surveyId );
	const toast = useToast();
	const mark = ( what: 'read' | 'starred', on: boolean ) =>
		marks.mutate( { path: 'mark', data: { mark: what, on }, chosen: { response_ids: [ id ] } } );
	const copy = async () => {
		const copied = await copyText( window.location.href );
		toast(
			copied
				? __( 'Link copied.', 'userfeedback' )
				: __( 'The link could not be copied. Copy it from the address bar.', 'userfeedback' ),
			{ id: 'copy-link', type: copied ? 'success' : 'error' }
		);
	};
	useKeys( {
		j: () => go( next ),
		k: () => go( previous ),
		s: () => mark( 'starred', ! starred ),
		u: () => mark( 'read', ! read ),
		'?': () => setOpen( 'keys' ),
	} );
	return (
		<>
			<StarButton starred={ starred } title={ title } onStar={ ( on ) => mark( 'starred', on ) } />
			<Button size="compact" variant="secondary" icon={ linkIcon } onClick={ () => void copy() }>
				{ __( 'Copy link', 'userfeedback' ) }
			</Button>
			<DropdownMenu
				icon={ moreVertical }
				label={ __( 'More about this response', 'userfeedback' ) }
				toggleProps={ { size: 'compact' } }
				controls={ [
					{
						title: read ? __( 'Mark as unread', 'userfeedback' ) : __( 'Mark as read', 'userfeedback' ),
						icon: read ? unseen : check,
						onClick: () => mark( 'read', ! read ),
					},
					{
						title: __( 'Keyboard shortcuts', 'userfeedback' ),
						icon: keyboard,
						onClick: () => setOpen( 'keys' ),
					},
					...( can( 'delete' ) && can( 'all' )
						? [
								{
									title: __( 'Erase this person’s data', 'userfeedback' ),
									icon: trash,
									onClick: () => setOpen( 'erase' ),
								},
							]
						: [] ),
				] }
			/>
			{ open === 'keys' && (
				<KeysDialog
					keys={ [
						{ key: 'J', does: __( 'Next response', 'userfeedback' ) },
						{ key: 'K', does: __( 'Previous response', 'userfeedback' ) },
						{ key: 'S', does: __( 'Star', 'userfeedback' ) },
						{ key: 'U', does: __( 'Mark as read or unread', 'userfeedback' ) },
						{ key: '?', does: __( 'Show these keys', 'userfeedback' ) },
					] }
					onClose={ () => setOpen( null ) }
				/>
			) }
			{ open === 'erase' && (
				<Suspense fallback={ null }>
					<Erase surveyId={ surveyId } id={ id } onClose={ () => setOpen( null ) } />
				</Suspense>
			) }
		</>
	);
}
