import { __ } from '@wordpress/i18n';
import type { PageRuleEntry } from '../../../types';

export function groupName( group: PageRuleEntry[ 'group' ] ): string {
	switch ( group ) {
		case 'visitor':
			return __( 'Visitor', 'userfeedback' );
		case 'page':
			return __( 'Page', 'userfeedback' );
		case 'address':
			return __( 'Address', 'userfeedback' );
		case 'cookie':
			return __( 'Cookie', 'userfeedback' );
	}
}
