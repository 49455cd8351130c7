import { useEffect } from 'react';
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import { Skeleton } from '../../../shared/components/skeleton';
import { useFullBleed } from './use-full-bleed';

const LINES = [ 0, 1, 2, 3, 4 ];

/**
 * The builder while it loads: its own shell, so that nothing jumps afterwards.
 */
export function BuilderSkeleton() {
	useFullBleed();
	useEffect( () => {
		speak( __( 'Loading the survey…', 'userfeedback' ), 'polite' );
	}, [] );
	return (
		<div className="ufb" aria-busy="true">
			<div className="ufb-head">
				<div className="ufb-head__start">
					<Skeleton width="32px" height="32px" />
					<Skeleton width="160px" />
				</div>
				<span />
				<div className="ufb-head__end">
					<Skeleton width="96px" height="32px" />
				</div>
			</div>
			<div className="ufb-panes is-loading">
				<div className="ufb-panes__list">
					{ LINES.map( ( line ) => (
						<div key={ line } className="ufb-panes__line">
							<Skeleton width="32px" height="32px" />
							<Skeleton width="60%" />
						</div>
					) ) }
				</div>
				<div className="ufb-panes__editor" />
				<div className="ufb-panes__preview" />
			</div>
		</div>
	);
}
