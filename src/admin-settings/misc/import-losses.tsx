import { useQuery } from '@tanstack/react-query';
import { CheckboxControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { settingsQueries } from '../../shared/api/settings/queries';
import { storedDataQueries } from '../../shared/api/stored-data/queries';
import { Notice } from '../../shared/components/notice';
import { formatNumber } from '../../shared/format/numbers';
import type { SettingKey } from '../../types';
import { wouldDelete } from './deletes';
import type { Difference } from './settings-file';

/** A difference that deletes data. */
export interface Loss {
	key: SettingKey;
	/** The yes to it. */
	yes: string;
}

function responsesYes( older: number | undefined, days: number ): string {
	const ofDays = sprintf(
		/* translators: %s: number of days. */
		_n( '%s day', '%s days', days, 'userfeedback' ),
		formatNumber( days )
	);
	return older === undefined
		? sprintf(
				/* translators: %s: e.g. "30 days". */
				__( 'Yes, delete responses that are older than %s for good', 'userfeedback' ),
				ofDays
			)
		: sprintf(
				/* translators: 1: number of responses. 2: e.g. "30 days". */
				_n(
					'Yes, delete %1$s response that is older than %2$s for good',
					'Yes, delete %1$s responses that are older than %2$s for good',
					older,
					'userfeedback'
				),
				formatNumber( older ),
				ofDays
			);
}

function yesTo( key: SettingKey, older: number | undefined, days: number ): string {
	switch ( key ) {
		case 'keep_responses_days':
			return responsesYes( older, days );
		case 'uninstall_remove_data':
			return __( 'Yes, remove everything when the plugin is deleted', 'userfeedback' );
		default:
			return __( 'Yes, delete old heatmap data for good', 'userfeedback' );
	}
}

/**
 * Differences that ask for a yes first, as their rows do. Fewer days ask nothing where no response is so old.
 *
 * @param differences Between the file and this site.
 */
export function useLosses( differences: Difference[] ): Loss[] {
	const asked = differences.filter( ( { key, now, after } ) => wouldDelete( key, now, after ) );
	const days = Number( asked.find( ( { key } ) => key === 'keep_responses_days' )?.after ?? 0 );
	const { data: here } = useQuery( { ...settingsQueries.all(), enabled: false } );
	const { data, isPlaceholderData } = useQuery( {
		...storedDataQueries.of( {
			days,
			proxy_header: here?.settings.proxy_header ?? '',
			trusted_proxies: here?.settings.trusted_proxies ?? [],
		} ),
		enabled: days > 0,
	} );
	const older = isPlaceholderData ? undefined : data?.older;
	return asked
		.filter( ( { key } ) => key !== 'keep_responses_days' || older !== 0 )
		.map( ( { key } ) => ( { key, yes: yesTo( key, older, days ) } ) );
}

interface Props {
	losses: Loss[];
	agreed: readonly SettingKey[];
	onAgree: ( key: SettingKey, yes: boolean ) => void;
}

/** Asks for a yes to each loss. */
export function ImportLosses( { losses, agreed, onAgree }: Props ) {
	if ( losses.length === 0 ) {
		return null;
	}
	const words = __( 'Held back until you agree, because it deletes data:', 'userfeedback' );
	return (
		<Notice status="warning" isDismissible={ false } spokenMessage={ words }>
			<p>{ words }</p>
			{ losses.map( ( { key, yes } ) => (
				<CheckboxControl
					key={ key }
					label={ yes }
					checked={ agreed.includes( key ) }
					onChange={ ( on ) => onAgree( key, on ) }
				/>
			) ) }
		</Notice>
	);
}
