import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { boot } from '../shared/app/boot';
import { can } from '../shared/lib/entitlements';
import { pageUrl } from '../shared/lib/pages';

/** Four steps with the place of each (ABOUT-04). */
export function GettingStarted() {
	const { docs } = boot().owner.links;
	const steps = [
		{
			title: __( 'Create a survey', 'userfeedback' ),
			text: __( 'Start from a template or with an empty survey.', 'userfeedback' ),
			link: can( 'edit' ) ? { words: __( 'Create Survey', 'userfeedback' ), to: firstSurvey() } : null,
		},
		{
			title: __( 'Choose where it shows', 'userfeedback' ),
			text: __( 'Everywhere, on chosen pages, or inside a post by shortcode.', 'userfeedback' ),
			link: docs === '' ? null : { words: __( 'Read the guide', 'userfeedback' ), to: docs },
		},
		{
			title: __( 'Set the look', 'userfeedback' ),
			text: __( 'Position, colors and texts of the widget.', 'userfeedback' ),
			link: can( 'manage' )
				? { words: __( 'Settings', 'userfeedback' ), to: pageUrl( 'settings', '/widget' ) }
				: null,
		},
		{
			title: __( 'Read the results', 'userfeedback' ),
			text: __( 'Figures per question and every single response.', 'userfeedback' ),
			link: can( 'view' ) ? { words: __( 'Results', 'userfeedback' ), to: pageUrl( 'results' ) } : null,
		},
	];
	return (
		<section className="uf-about__card is-narrow">
			<h2>{ __( 'Getting started', 'userfeedback' ) }</h2>
			<ol className="uf-about__list">
				{ steps.map( ( { title, text, link }, at ) => (
					<li key={ title }>
						<div>
							<h3>{ title }</h3>
							<p>{ text }</p>
						</div>
						{ link && (
							<Button
								size="compact"
								variant={ at === 0 ? 'primary' : 'tertiary' }
								href={ link.to }
								{ ...( link.to === docs ? { target: '_blank', rel: 'noreferrer' } : {} ) }
							>
								{ link.words }
							</Button>
						) }
					</li>
				) ) }
			</ol>
		</section>
	);
}

/** The guided first survey. */
export function firstSurvey(): string {
	return pageUrl( 'surveys', '/first-survey' );
}
