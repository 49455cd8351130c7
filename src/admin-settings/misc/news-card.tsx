import { useQuery } from '@tanstack/react-query';
import { ToggleControl } from '@wordpress/components';
import { dateI18n } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { settingsQueries } from '../../shared/api/settings/queries';
import { boot } from '../../shared/app/boot';
import type { NewsState, SettingKey } from '../../types';
import { Card } from '../card';
import { useSettingsForm } from '../form/form-context';
import { SettingRow } from '../form/setting-row';

const KEYS: SettingKey[] = [ 'allow_vendor_news' ];

function where( { address, asked_at: asked, problem }: NewsState ): string[] {
	if ( address === '' ) {
		return [ __( 'Nothing is asked: this version has no address for it.', 'userfeedback' ) ];
	}
	const asks = sprintf(
		/* translators: %s: an address. */
		__( 'This site asks %s once a day and sends only the version of the plugin.', 'userfeedback' ),
		address
	);
	const lines: string[] = [ asks ];
	if ( asked !== null ) {
		const { date_format: dates, time_format: times, timezone } = boot().site;
		const last = sprintf(
			/* translators: %s: date and time. */
			__( 'Last asked: %s.', 'userfeedback' ),
			dateI18n( `${ dates } ${ times }`, asked, timezone )
		);
		lines.push( last );
	}
	if ( problem === 'unreachable' ) {
		lines.push( __( 'It could not be reached. The site tries again.', 'userfeedback' ) );
	} else if ( problem === 'unreadable' ) {
		lines.push( __( 'Its answer could not be read. The site tries again.', 'userfeedback' ) );
	}
	return lines;
}

/** Opt-in for messages of the vendor (A102). */
export function NewsCard() {
	const form = useSettingsForm( KEYS );
	const { values, set } = form;
	const { data } = useQuery( settingsQueries.news() );
	const about = __( 'Only people who manage the plugin see them. When you turn it off, they go.', 'userfeedback' );
	return (
		<Card title={ __( 'News', 'userfeedback' ) }>
			<SettingRow form={ form } name="allow_vendor_news" standard={ null } group>
				{ () => (
					<ToggleControl
						label={ __( 'Show news about UserFeedback in the notifications', 'userfeedback' ) }
						help={ [ about, ...( data ? where( data ) : [] ) ].join( ' ' ) }
						checked={ values.allow_vendor_news }
						onChange={ ( on ) => set( 'allow_vendor_news', on ) }
					/>
				) }
			</SettingRow>
		</Card>
	);
}
