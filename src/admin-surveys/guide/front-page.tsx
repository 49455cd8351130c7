import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { Draft } from '../../domain/draft/draft';
import { boot } from '../../shared/app/boot';
import { DraftFrame } from '../builder/ui/widget-frame';
import { frontPageQuery } from './still-page';

/**
 * The site's own front page with the survey in its corner, drawn by the visitor's code.
 */
export function FrontPage( { draft }: { draft: Draft } ) {
	const { url } = boot().site;
	const [ index, setIndex ] = useState( 0 );
	const { data: html } = useQuery( frontPageQuery( url ) );
	return (
		<aside className="uf-front" aria-label={ __( 'Preview', 'userfeedback' ) }>
			<div className="uf-front__bar" aria-hidden="true">
				<i />
				<i />
				<i />
				<bdi dir="ltr">{ new URL( url ).host }</bdi>
			</div>
			<div className="uf-front__page">
				{ html && (
					<iframe
						className="uf-front__site"
						title={ __( 'Your front page', 'userfeedback' ) }
						srcDoc={ html }
						sandbox="allow-same-origin"
						tabIndex={ -1 }
						aria-hidden="true"
					/>
				) }
				<div className="uf-front__survey">
					<DraftFrame
						draft={ draft }
						index={ Math.min( index, draft.questions.length ) }
						onIndexChange={ setIndex }
						filling
					/>
				</div>
			</div>
			<p className="uf-front__note">
				{ __( 'Your own front page. Nobody else sees this yet.', 'userfeedback' ) }
			</p>
		</aside>
	);
}
