import { __, sprintf } from '@wordpress/i18n';
import { boot } from '../shared/app/boot';
import { Sentence } from '../shared/components/sentence';
import { can } from '../shared/lib/entitlements';
import { Link } from '../shared/router';
import { Companions } from './companions';
import { ROUTES } from './routes';

/** What the plugin is, plugins that go well with it, and the way to the growth tools (ABOUT-01, ABOUT-11). */
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
			{ can( 'manage' ) && (
				<p>
					<Sentence
						text={ __(
							'<a>Growth Tools</a> has them by what they help with: traffic, engagement and revenue.',
							'userfeedback'
						) }
						places={ { a: ( words ) => <Link to={ ROUTES.growthTools }>{ words }</Link> } }
					/>
				</p>
			) }
		</>
	);
}
