import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@wordpress/components';
import { desktop, mobile, replay } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { FLAT, ToggleGroupControl, ToggleGroupControlOptionIcon } from '../ui/controls';
import { WidgetFrame } from '../ui/widget-frame';
import { Branding } from './branding';

export const BRANDING_ID = 'ufb-branding';

interface Props {
	toggle: ReactNode;
	/** Question to begin with. */
	start: number;
}

/** The survey on a page, and its colors where their effect is seen (QST-12, A46). */
export function PreviewMode( { toggle, start }: Props ) {
	const [ index, setIndex ] = useState( start );
	const [ round, setRound ] = useState( 0 );
	const [ device, setDevice ] = useState< 'desktop' | 'mobile' >( 'desktop' );
	return (
		<div className="ufb-preview">
			<section className="ufb-preview__stage" aria-label={ __( 'Preview', 'userfeedback' ) }>
				<div className="ufb-preview__bar">
					<ToggleGroupControl
						{ ...FLAT }
						hideLabelFromVision
						label={ __( 'Screen', 'userfeedback' ) }
						value={ device }
						onChange={ ( next ) => setDevice( next === 'mobile' ? 'mobile' : 'desktop' ) }
					>
						<ToggleGroupControlOptionIcon
							value="desktop"
							icon={ desktop }
							label={ __( 'Desktop', 'userfeedback' ) }
						/>
						<ToggleGroupControlOptionIcon
							value="mobile"
							icon={ mobile }
							label={ __( 'Mobile', 'userfeedback' ) }
						/>
					</ToggleGroupControl>
					<span className="ufb-preview__note">
						{ __( 'Click through it as a visitor would. Nothing is saved.', 'userfeedback' ) }
					</span>
					<Button
						size="compact"
						variant="tertiary"
						icon={ replay }
						onClick={ () => {
							setIndex( 0 );
							setRound( round + 1 );
						} }
					>
						{ __( 'Start Over', 'userfeedback' ) }
					</Button>
					<span className="ufb-phone-only">{ toggle }</span>
				</div>
				<div className={ `ufb-site is-${ device }` }>
					<div className="ufb-site__page" aria-hidden="true">
						<div className="ufb-site__head">
							<u />
							<u />
							<u />
							<u />
						</div>
						<b />
						<i />
						<i />
						<span />
						<i />
						<i />
					</div>
					<WidgetFrame
						key={ round }
						className="ufb-site__frame"
						index={ index }
						onIndexChange={ setIndex }
						device={ device }
					/>
				</div>
			</section>
			<aside className="ufb-preview__side" aria-label={ __( 'Branding', 'userfeedback' ) }>
				<div className="ufb-panehead">
					<h2 id={ BRANDING_ID } tabIndex={ -1 }>
						{ __( 'Branding', 'userfeedback' ) }
					</h2>
					<span className="ufb-panehead__end ufb-not-phone">{ toggle }</span>
				</div>
				<Branding />
			</aside>
		</div>
	);
}
