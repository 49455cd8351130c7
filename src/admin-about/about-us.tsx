import { __, sprintf } from '@wordpress/i18n';
import { boot } from '../shared/app/boot';
import { Companions } from './companions';

/** What the plugin is, and plugins that go well with it (ABOUT-01). */
export function AboutUs() {
	return (
		<>
			<section className="uf-about__card">
				<h2>{ __( 'Ask your visitors, on your own site', 'userfeedback' ) }</h2>
				<p>
					{ __(
						'UserFeedback shows short surveys where they make sense, keeps every answer in your own database, and tells you what the answers mean, with honest numbers.',
						'userfeedback'
					) }
				</p>
				<p>{ __( 'Nothing leaves your site unless you turn it on.', 'userfeedback' ) }</p>
				<p className="uf-about__quiet">
					{ sprintf(
						/* translators: %s: version number. */
						__( 'UserFeedback %s', 'userfeedback' ),
						boot().version
					) }
				</p>
			</section>
			<Companions title={ __( 'Plugins that go well with it', 'userfeedback' ) } />
		</>
	);
}
