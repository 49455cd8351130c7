import type { ComponentProps } from 'react';
import { Notice as CoreNotice, Icon } from '@wordpress/components';
import { caution, error, info, published } from '@wordpress/icons';
import './notice.scss';

type Props = ComponentProps< typeof CoreNotice >;

const ICONS = { info, warning: caution, error, success: published };

/** Core's notice with a leading icon, so that its kind is more than a color. */
export function Notice( { className = '', status = 'info', children, spokenMessage, ...props }: Props ) {
	return (
		<CoreNotice
			{ ...props }
			className={ `uf-notice ${ className }`.trim() }
			status={ status }
			spokenMessage={ spokenMessage ?? children }
		>
			<Icon className="uf-notice__icon" icon={ ICONS[ status ] } size={ 24 } />
			{ children }
		</CoreNotice>
	);
}
