import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import type { ResponseDetail } from '../../types';
import { boot } from '../../shared/app/boot';
import { languageName } from '../../shared/lib/language-name';
import { regionName } from '../../shared/countries/name';
import { deviceName } from '../../shared/format/devices';
import { PageSubmitted } from '../components/page-submitted';
import { formatSubmitted } from '../../shared/format/moments';

/** Who answered, where and when (RESP-29). */
export function DetailsCard( { response }: { response: ResponseDetail } ) {
	return (
		<section className="uf-panel" aria-labelledby="uf-details-title">
			<header className="uf-panel__head">
				<h2 id="uf-details-title">{ __( 'Response Details', 'userfeedback' ) }</h2>
			</header>
			<div className="uf-panel__body">
				<dl className="uf-details">
					<Detail label={ __( 'Submitted', 'userfeedback' ) }>
						{ formatSubmitted( response.submitted_at ) }
					</Detail>
					<Detail label={ __( 'Page Submitted', 'userfeedback' ) }>
						<PageSubmitted page={ response.page_submitted } />
					</Detail>
					<Detail label={ __( 'User IP', 'userfeedback' ) }>{ response.user_ip }</Detail>
					<Detail label={ __( 'Browser', 'userfeedback' ) }>{ response.user_browser }</Detail>
					<Detail label={ __( 'OS', 'userfeedback' ) }>{ response.user_os }</Detail>
					<Detail label={ __( 'Device', 'userfeedback' ) }>{ deviceName( response.user_device ) }</Detail>
					{ response.user_country !== '' && (
						<Detail label={ __( 'Country', 'userfeedback' ) }>
							{ regionName( response.user_country ) }
						</Detail>
					) }
					{ response.user_language !== '' && (
						<Detail label={ __( 'Language', 'userfeedback' ) }>
							{ languageName( response.user_language, boot().site.locale ) }
						</Detail>
					) }
				</dl>
			</div>
		</section>
	);
}

function Detail( { label, children }: { label: string; children: ReactNode } ) {
	return (
		<>
			<dt>{ label }</dt>
			<dd>{ children === '' ? __( 'Not recorded', 'userfeedback' ) : children }</dd>
		</>
	);
}
