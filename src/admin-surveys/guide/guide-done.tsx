import { useEffect, useRef } from 'react';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Draft } from '../../domain/draft/draft';
import { boot } from '../../shared/app/boot';
import { can } from '../../shared/lib/entitlements';
import { pageUrl } from '../../shared/lib/pages';
import type { SavedSurvey } from '../../types';
import { pathOf } from '../builder/routes';
import { FrontPage } from './front-page';

interface Props {
	survey: SavedSurvey;
	everywhere: boolean;
	draft: Draft;
}

/** The survey is live: where to see it, and what comes next. */
export function GuideDone( { survey, everywhere, draft }: Props ) {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => heading.current?.focus(), [] );
	return (
		<div className="uf-guide">
			<div className="uf-guide__ask">
				<h2 ref={ heading } tabIndex={ -1 }>
					{ __( 'Your survey is live', 'userfeedback' ) }
				</h2>
				<p>
					{ everywhere
						? sprintf(
								/* translators: %s: title of a survey. */
								__(
									'“%s” shows on every page. Results begin with the first response.',
									'userfeedback'
								),
								survey.title
							)
						: sprintf(
								/* translators: %s: title of a survey. */
								__(
									'“%s” shows on the front page. Results begin with the first response.',
									'userfeedback'
								),
								survey.title
							) }
				</p>
				<ul className="uf-guide__next">
					<li>
						<a href={ boot().site.url } target="_blank" rel="noreferrer">
							{ __( 'See it on your site', 'userfeedback' ) }
							<span className="screen-reader-text">
								{ ' ' }
								{ __( '(opens in a new tab)', 'userfeedback' ) }
							</span>
						</a>
					</li>
					{ can( 'view' ) && (
						<li>
							<a href={ pageUrl( 'results', `/survey/${ survey.id }` ) }>
								{ __( 'Open Results', 'userfeedback' ) }
							</a>
						</li>
					) }
				</ul>
				<div className="uf-guide__ways">
					<Button
						__next40pxDefaultSize
						variant="secondary"
						href={ `#${ pathOf( 'edit', survey.id, 'questions' ) }` }
					>
						{ __( 'Change its questions', 'userfeedback' ) }
					</Button>
					<Button __next40pxDefaultSize variant="primary" href="#/">
						{ __( 'Go to surveys', 'userfeedback' ) }
					</Button>
				</div>
			</div>
			<FrontPage draft={ draft } />
		</div>
	);
}
