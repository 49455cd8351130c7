import { useCallback, useState } from 'react';
import { CheckboxControl, FormToggle } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Notice } from '../../../shared/components/notice';
import { Sentence } from '../../../shared/components/sentence';
import { formatDay } from '../../../shared/format/dates';
import { formatNumber } from '../../../shared/format/numbers';
import { pageUrl } from '../../../shared/lib/pages';
import type { SettingKey, SettingValues } from '../../../types';
import { useSettingsForm } from '../../form/form-context';
import { SettingRow } from '../../form/setting-row';
import { DaysField } from './days-field';
import type { StoredDataState } from './use-stored-data';

const KEYS: SettingKey[] = [ 'keep_responses_days' ];

/** Two years, when it is switched on. */
const FIRST_DAYS = 730;

function whatGoes( older: number ): string {
	return sprintf(
		/* translators: %s: number of responses. */
		_n(
			'<b>%s response is older</b> and goes in the next night. Its counts in charts go too. <a>Export it first</a>',
			'<b>%s responses are older</b> and go from the next night on, in batches of 500. Their counts in charts go too. <a>Export them first</a>',
			older,
			'userfeedback'
		),
		formatNumber( older )
	);
}

function nothingGoes( days: number, oldest: string | null ): string {
	const none = sprintf(
		/* translators: %s: number of days. */
		_n( 'No response is older than %s day.', 'No response is older than %s days.', days, 'userfeedback' ),
		formatNumber( days )
	);
	return oldest === null
		? none
		: `${ none } ${ sprintf(
				/* translators: %s: date. */
				__( 'The oldest is from %s.', 'userfeedback' ),
				formatDay( oldest )
			) }`;
}

/** For how long responses are kept. Older ones are deleted only after a yes (SEC-PR9). */
export function KeepRow( { stored: { data, isOld } }: { stored: StoredDataState } ) {
	const [ agreedTo, setAgreedTo ] = useState( 0 );
	const older = isOld ? undefined : data?.older;
	const check = useCallback(
		( { keep_responses_days: days }: SettingValues ): Partial< Record< SettingKey, string > > =>
			days === 0 || older === 0 || agreedTo === days
				? {}
				: {
						keep_responses_days: __(
							'Say below that older responses may be deleted, or keep them longer.',
							'userfeedback'
						),
					},
		[ older, agreedTo ]
	);
	const { isDirty, ...form } = useSettingsForm( KEYS );
	// What is saved already needs no yes.
	useSettingsForm( KEYS, isDirty ? check : undefined );
	const days = form.values.keep_responses_days;
	const set = ( value: number ) => form.set( 'keep_responses_days', value );

	return (
		<SettingRow
			form={ { ...form, isDirty } }
			name="keep_responses_days"
			standard={ __( 'forever', 'userfeedback' ) }
			group
		>
			{ ( field ) => (
				<>
					<span className="uf-days">
						<FormToggle
							aria-label={ __( 'Delete old responses', 'userfeedback' ) }
							checked={ days > 0 }
							onChange={ () => set( days > 0 ? 0 : FIRST_DAYS ) }
						/>
						{ days > 0 ? (
							<DaysField
								field={ field }
								min={ 1 }
								value={ days }
								onChange={ set }
								label={ __( 'Days', 'userfeedback' ) }
							/>
						) : (
							__( 'Off: responses are kept until somebody deletes them.', 'userfeedback' )
						) }
					</span>
					{ days > 0 && older === 0 && (
						<p className="uf-settings__help">{ nothingGoes( days, data?.oldest_day ?? null ) }</p>
					) }
					{ days > 0 && older !== undefined && older > 0 && (
						<Notice status="warning" isDismissible={ false } spokenMessage={ formatNumber( older ) }>
							<Sentence
								text={ whatGoes( older ) }
								places={ {
									b: ( words ) => <strong>{ words }</strong>,
									a: ( words ) => <a href={ pageUrl( 'results' ) }>{ words }</a>,
								} }
							/>
							{ isDirty && (
								<CheckboxControl
									label={ __( 'Yes, delete them for good', 'userfeedback' ) }
									checked={ agreedTo === days }
									onChange={ ( yes ) => setAgreedTo( yes ? days : 0 ) }
								/>
							) }
						</Notice>
					) }
				</>
			) }
		</SettingRow>
	);
}
