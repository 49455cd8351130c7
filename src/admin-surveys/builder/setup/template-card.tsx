import { Button, Icon } from '@wordpress/components';
import { lock as lockIcon, plus } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { SurveyTemplate } from '../../../types';
import { AddonFlow } from '../../../shared/components/addon-flow';
import { planName } from '../../../shared/lib/plans';
import { TemplatePicture } from './template-picture';
import { useTemplateLock } from './use-template-lock';
import type { TemplateLock } from './use-template-lock';

interface Props {
	template: SurveyTemplate;
	onChoose: ( template: SurveyTemplate ) => void;
}

export function TemplateCard( { template, onChoose }: Props ) {
	const lock = useTemplateLock( template );
	const picture =
		template.picture === '' ? (
			<span className="ufb-picture is-blank" aria-hidden="true">
				<Icon icon={ plus } size={ 36 } />
			</span>
		) : (
			<TemplatePicture template={ template } />
		);
	const text = (
		<>
			{ picture }
			<span className="ufb-template__name">{ template.name }</span>
			<span className="ufb-template__text">{ template.description }</span>
		</>
	);
	if ( lock ) {
		return (
			<li className="ufb-template is-locked">
				<button
					type="button"
					className="ufb-template__main"
					aria-disabled="true"
					aria-haspopup={ lock.open ? 'dialog' : undefined }
					onClick={ lock.open }
				>
					{ text }
				</button>
				<span className="ufb-template__lock" aria-hidden="true">
					<Icon icon={ lockIcon } size={ 20 } />
				</span>
				<div className="ufb-template__why">
					<span>{ lock.reason }</span>
					<Way lock={ lock } />
				</div>
			</li>
		);
	}
	return (
		<li className="ufb-template">
			<button type="button" className="ufb-template__main" onClick={ () => onChoose( template ) }>
				{ text }
				<span className="ufb-template__use" aria-hidden="true">
					{ __( 'Use Template', 'userfeedback' ) }
				</span>
			</button>
		</li>
	);
}

/** What opens a locked template (SETUP-08, SETUP-09, SETUP-11). */
function Way( { lock }: { lock: TemplateLock } ) {
	switch ( lock.access?.state ) {
		case 'upgrade':
			return (
				<Button variant="link" icon={ lockIcon } iconSize={ 20 } aria-haspopup="dialog" onClick={ lock.open }>
					{ sprintf(
						/* translators: %s: name of a plan. */
						__( 'Upgrade to %s', 'userfeedback' ),
						planName( lock.access.plan )
					) }
				</Button>
			);
		case 'license':
			return (
				<Button variant="link" icon={ lockIcon } iconSize={ 20 } aria-haspopup="dialog" onClick={ lock.open }>
					{ __( 'Activate License', 'userfeedback' ) }
				</Button>
			);
		case 'install':
		case 'activate':
		case 'repair':
			return <AddonFlow slug={ lock.access.addon } variant="link" />;
		default:
			return null;
	}
}
