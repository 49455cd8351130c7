import { Icon } from '@wordpress/components';
import { postContent } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { useBuilder } from '../state/store';

interface Props {
	selected: boolean;
	onSelect: () => void;
}

/** The intro, pinned above the questions. */
export function IntroLine( { selected, onSelect }: Props ) {
	const intro = useBuilder( ( state ) => state.draft.settings.presentation?.intro );
	return (
		<div className={ selected ? 'ufb-line is-thanks is-selected' : 'ufb-line is-thanks' }>
			<button
				type="button"
				className="ufb-line__main"
				aria-current={ selected ? 'true' : undefined }
				onClick={ onSelect }
			>
				<span className="ufb-line__icon">
					<Icon icon={ postContent } size={ 24 } />
				</span>
				<span className="ufb-line__text">
					<span className="ufb-line__title">{ __( 'Intro and progress', 'userfeedback' ) }</span>
					<span className="ufb-line__meta">
						<bdi>
							{ intro
								? intro.title || __( 'No title yet', 'userfeedback' )
								: __( 'No intro', 'userfeedback' ) }
						</bdi>
					</span>
				</span>
			</button>
		</div>
	);
}
