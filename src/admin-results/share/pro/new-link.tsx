import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Button, CheckboxControl, SelectControl, TextControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { NewSharedReport } from '../../../types';
import { useCreateLink } from '../../../shared/api/shared-reports/queries';
import { presetName } from '../../../shared/components/date-range/preset-name';
import { ErrorNotice } from '../../../shared/components/error-notice';
import { formatDate, formatRange } from '../../../shared/format/dates';
import { formatNumber } from '../../../shared/format/numbers';
import { copyText } from '../../../shared/lib/clipboard';
import { feature } from '../../../shared/lib/entitlements';
import { countText } from '../../lib/count-text';
import type { Chip } from '../../filters/pro/chips';
import type { FilterEntries } from '../../filters/use-filter';
import { filterBody } from '../../lib/filter-body';
import type { ShareDialogProps } from './share-dialog';

const ENDS = [ 7, 30, 90, 365, 0 ];
const DAY_MS = 86_400_000;

function endName( days: number ): string {
	return days === 0
		? __( 'Never', 'userfeedback' )
		: sprintf(
				/* translators: 1: number of days. 2: date */
				_n( 'In %1$s day: %2$s', 'In %1$s days: %2$s', days, 'userfeedback' ),
				formatNumber( days ),
				formatDate( new Date( Date.now() + days * DAY_MS ).toISOString() )
			);
}

interface Props extends ShareDialogProps {
	onCreated: ( created: NewSharedReport ) => void;
	/** Of the filter, with its entries in the query. */
	chips: Chip[];
	entries: FilterEntries;
}

/** What a new link shows. */
export function NewLinkForm( { results, range, preset, onClose, onCreated, chips, entries }: Props ) {
	const create = useCreateLink( results.id );
	const dates = preset ? presetName( preset ) : formatRange( results.range.start, results.range.end );
	/** null: as the report is called by itself, whose words may still load. */
	const [ named, setNamed ] = useState< string | null >( null );
	const name = named ?? [ dates, ...chips.map( ( { value } ) => value ) ].join( ', ' ).slice( 0, 100 );
	const [ form, setForm ] = useState( {
		stop: false,
		written: false,
		summary: false,
		password: '',
		ends: 30,
	} );
	const change = ( changes: Partial< typeof form > ) => setForm( { ...form, ...changes } );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( name.trim() !== '' && ! create.isPending ) {
			const days = preset ?? `${ range.start }/${ range.end }`;
			create.mutate( { ...form, name, days, filter: filterBody( entries ) }, { onSuccess: onCreated } );
		}
	};
	const all = results.unfiltered_responses_count;
	return (
		<form className="uf-share__form" onSubmit={ submit }>
			<p>
				{ __(
					'A link to a read-only page. It shows figures only, never single responses or addresses.',
					'userfeedback'
				) }
			</p>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Name, for your list', 'userfeedback' ) }
				value={ name }
				maxLength={ 100 }
				required
				onChange={ setNamed }
			/>
			<fieldset>
				<legend>{ __( 'What it shows', 'userfeedback' ) }</legend>
				<ul className="uf-share__chips">
					<li>
						{ __( 'Dates', 'userfeedback' ) }: <strong>{ dates }</strong>
					</li>
					{ chips.map( ( { id, label, value } ) => (
						<li key={ id }>
							{ label }: <strong>{ value }</strong>
						</li>
					) ) }
				</ul>
				<p className="uf-note">
					{ all === undefined
						? sprintf(
								/* translators: %s: number of responses */
								_n( '%s response', '%s responses', results.range_responses_count, 'userfeedback' ),
								formatNumber( results.range_responses_count )
							)
						: countText( results.range_responses_count, all ) }
					{ '. ' }
					{ preset
						? __( 'The page keeps this filter and moves on with the days.', 'userfeedback' )
						: __( 'The page keeps this filter and these days.', 'userfeedback' ) }
				</p>
				<CheckboxControl
					label={ __( 'Stop at today: the figures never change', 'userfeedback' ) }
					checked={ form.stop }
					onChange={ ( stop ) => change( { stop } ) }
				/>
			</fieldset>
			<fieldset>
				<legend>{ __( 'Also show', 'userfeedback' ) }</legend>
				<CheckboxControl
					label={ __( 'What people wrote: answers in words and comments', 'userfeedback' ) }
					help={ __( 'E-mail addresses and phone numbers in the answers are cut out.', 'userfeedback' ) }
					checked={ form.written }
					onChange={ ( written ) => change( { written } ) }
				/>
				{ feature( 'ai-summary' ).allowed && (
					<CheckboxControl
						label={ __( 'AI summary', 'userfeedback' ) }
						checked={ form.summary }
						onChange={ ( summary ) => change( { summary } ) }
					/>
				) }
			</fieldset>
			<div className="uf-share__two">
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Password (optional)', 'userfeedback' ) }
					value={ form.password }
					maxLength={ 200 }
					autoComplete="off"
					onChange={ ( password ) => change( { password } ) }
				/>
				<SelectControl
					label={ __( 'Ends', 'userfeedback' ) }
					value={ String( form.ends ) }
					options={ ENDS.map( ( days ) => ( { value: String( days ), label: endName( days ) } ) ) }
					onChange={ ( ends ) => change( { ends: Number( ends ) } ) }
				/>
			</div>
			{ create.isError && (
				<ErrorNotice message={ __( 'The link could not be made.', 'userfeedback' ) } error={ create.error } />
			) }
			<div className="uf-share__actions">
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
					{ __( 'Cancel', 'userfeedback' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isBusy={ create.isPending }
					disabled={ create.isPending || name.trim() === '' }
					accessibleWhenDisabled
				>
					{ __( 'Create link', 'userfeedback' ) }
				</Button>
			</div>
		</form>
	);
}

/** The link, which nobody can read again. */
export function Ready( { created, onClose }: { created: NewSharedReport; onClose: () => void } ) {
	const [ copied, setCopied ] = useState< boolean | null >( null );
	const heading = useRef< HTMLHeadingElement >( null );
	// The form is gone, and with it the focused button.
	useEffect( () => heading.current?.focus(), [] );
	const { link, report } = created;
	return (
		<div className="uf-share__form">
			<h2 ref={ heading } tabIndex={ -1 }>
				{ __( 'Link is ready', 'userfeedback' ) }
			</h2>
			<div className="uf-share__link">
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Link', 'userfeedback' ) }
					value={ link }
					readOnly
					onChange={ () => undefined }
					onFocus={ ( event ) => event.target.select() }
				/>
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () => void copyText( link ).then( setCopied ) }
				>
					{ __( 'Copy', 'userfeedback' ) }
				</Button>
			</div>
			<p role="status">
				{ copied === true && __( 'Copied.', 'userfeedback' ) }
				{ copied === false &&
					__( 'Your browser did not copy it. Select the link and copy it yourself.', 'userfeedback' ) }
			</p>
			<p className="uf-note">
				{ report.ends_at === null
					? __( 'Anyone with this link can see the report until you revoke it.', 'userfeedback' )
					: sprintf(
							/* translators: %s: date */
							__( 'Anyone with this link can see the report until %s.', 'userfeedback' ),
							formatDate( report.ends_at )
						) }{ ' ' }
				{ __( 'Search engines are told to leave it out.', 'userfeedback' ) }{ ' ' }
				{ __( 'Copy it now: for safety it is shown only this once.', 'userfeedback' ) }
			</p>
			<div className="uf-share__actions">
				<Button __next40pxDefaultSize variant="secondary" href={ link } target="_blank">
					{ __( 'Open the page', 'userfeedback' ) }
				</Button>
				<Button __next40pxDefaultSize variant="primary" onClick={ onClose }>
					{ __( 'Done', 'userfeedback' ) }
				</Button>
			</div>
		</div>
	);
}
